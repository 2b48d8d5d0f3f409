/**
 * A form and a subscription form turned into each other by the editor's own function: what comes
 * out opens valid when it was saved.
 */
import { serialize } from '@wordpress/blocks';
import { findBlocks, registerAll, unregisterAll } from './all-blocks';
import { turn } from './turn';

beforeAll( () => registerAll( findBlocks() ) );

afterAll( unregisterAll );

describe( 'A subscription form and a form', () => {
	const form = ( ...fields: string[] ) =>
		`<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form">${ fields.join( '\n\n' ) }</div>
<!-- /wp:jetpack/contact-form -->`;
	const field = ( kind: string, attributes: object = {} ) =>
		`<!-- wp:jetpack/field-${ kind } ${ JSON.stringify( attributes ) } /-->`;
	const BUTTON =
		'<!-- wp:jetpack/button {"element":"button","text":"Join \\u0026amp; read","backgroundColor":"accent","customTextColor":"#ffffff"} /-->';
	const SIGN_UP = form(
		field( 'name', { label: 'Your name' } ),
		field( 'text', { label: 'Town', required: true } ),
		field( 'email', { required: true } ),
		field( 'consent' ),
		BUTTON
	);

	it( 'become each other, with name, fields, text and colours', () => {
		const [ made ] = turn( SIGN_UP, 'jetpack/subscriptions' );
		expect( made?.attributes ).toMatchObject( {
			showNameField: true,
			nameFieldLabel: 'Your name',
			extraFields: [ { key: 'field_1', label: 'Town', required: true } ],
			submitButtonText: 'Join &amp; read',
			buttonBackgroundColor: 'accent',
			customTextColor: '#ffffff',
		} );
		const [ back ] = turn(
			serialize( made ? [ made ] : [] ),
			'jetpack/contact-form'
		);
		expect(
			back?.innerBlocks.map( ( { name, attributes } ) => [
				name,
				attributes.label ?? attributes.text ?? '',
			] )
		).toEqual( [
			[ 'jetpack/field-name', 'Your name' ],
			[ 'jetpack/field-text', 'Town' ],
			[ 'jetpack/field-email', expect.anything() ],
			[ 'jetpack/field-consent', expect.anything() ],
			[ 'jetpack/button', 'Join &amp; read' ],
		] );
		expect( back?.innerBlocks.at( -1 )?.attributes ).toMatchObject( {
			backgroundColor: 'accent',
			customTextColor: '#ffffff',
		} );
		expect( back?.innerBlocks[ 1 ]?.attributes.required ).toBe( true );
	} );

	it( 'keep the standard words standard', () => {
		const [ made ] = turn(
			'<!-- wp:jetpack/subscriptions /-->',
			'jetpack/contact-form'
		);
		expect( made?.innerBlocks.at( -1 )?.attributes.text ).toBe(
			'Subscribe'
		);
	} );

	it.each( [
		[ 'asks for a message', [ field( 'email' ), field( 'textarea' ) ] ],
		[ 'asks for no address', [ field( 'name' ), field( 'text' ) ] ],
		[ 'asks for two addresses', [ field( 'email' ), field( 'email' ) ] ],
	] )( 'is not offered for a form that %s', ( _, fields ) => {
		expect( () =>
			turn( form( ...fields, BUTTON ), 'jetpack/subscriptions' )
		).toThrow( 'There is no way' );
	} );

	it( 'leave a form alone that stands in another post', () => {
		expect( () =>
			turn(
				'<!-- wp:jetpack/contact-form {"ref":412} /-->',
				'jetpack/subscriptions'
			)
		).toThrow( 'There is no way' );
	} );
} );
