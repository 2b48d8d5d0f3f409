import { getBlockTransforms, rawHandler, type Block } from '@wordpress/blocks';
import {
	findBlocks,
	registerAll,
	unregisterAll,
} from '@tests/content/all-blocks';

beforeAll( () => {
	registerAll( findBlocks() );
} );

afterAll( unregisterAll );

const outline = ( { name, attributes, innerBlocks }: Block ): unknown => ( {
	name: name.replace( 'jetpack/', '' ),
	...Object.fromEntries(
		[
			'to',
			'subject',
			'label',
			'placeholder',
			'text',
			'options',
			'required',
		]
			.map( ( key ) => [ key, attributes[ key ] ] as const )
			.filter( ( [ , value ] ) =>
				Array.isArray( value ) ? value.length : value
			)
	),
	...( innerBlocks.length ? { fields: innerBlocks.map( outline ) } : {} ),
} );

const paste = ( text: string ) =>
	rawHandler( { HTML: `<p>${ text }</p>` } ).map( outline );

describe( 'The classic shortcode', () => {
	it( 'becomes a form', () => {
		expect(
			paste(
				'[contact-form to="pier@example.org" subject=\'Boat hire\' submit_button_text="Ask"][contact-field label="Name" type="name" required="1" /][contact-field label="Boat" type="select" options="Kayak, Dinghy" required="0"/]<br>[contact-field label="Site" type="url" placeholder="https://"/][contact-field label="Days" type="checkbox-multiple" options="Mon,Tue"][contact-field type="date"][/contact-form]'
			)
		).toEqual( [
			{
				name: 'contact-form',
				to: 'pier@example.org',
				subject: 'Boat hire',
				fields: [
					{ name: 'field-name', label: 'Name', required: true },
					{
						name: 'field-select',
						label: 'Boat',
						options: [ 'Kayak', 'Dinghy' ],
					},
					{
						name: 'field-text',
						label: 'Site',
						placeholder: 'https://',
					},
					{
						name: 'field-checkbox-multiple',
						label: 'Days',
						options: [ 'Mon', 'Tue' ],
					},
					{ name: 'field-text' },
					{ name: 'button', text: 'Ask' },
				],
			},
		] );
	} );

	it( 'has texts as they are read, wherever it was pasted from', () => {
		for ( const before of [ '', 'Words before. ' ] ) {
			const [ form ] = paste(
				before +
					'[contact-form subject="Fish &amp; chips"][contact-field label="Fish &amp; chips" type="text" placeholder="Salt &amp; vinegar"/][contact-field label="Pick" type="select" options="A &amp; B,C"/][/contact-form]'
			).filter( ( block ) =>
				JSON.stringify( block ).includes( 'contact-form' )
			);
			expect( form ).toMatchObject( {
				subject: 'Fish & chips',
				fields: [
					{ placeholder: 'Salt & vinegar' },
					{ options: [ 'A & B', 'C' ] },
					{},
				],
			} );
		}
	} );

	it( 'has a button without a text of its own', () => {
		expect(
			paste(
				'[contact-form][contact-field label="Mail" type="email"/][/contact-form]'
			)
		).toEqual( [
			{
				name: 'contact-form',
				fields: [
					{ name: 'field-email', label: 'Mail' },
					{ name: 'button', text: 'Contact Us' },
				],
			},
		] );
	} );

	it( 'leaves other text and shortcodes alone', () => {
		expect( paste( 'Our contact-form is [contact-formula].' ) ).toEqual( [
			{ name: 'core/paragraph' },
		] );
		expect(
			getBlockTransforms( 'from', 'jetpack/contact-form' )
		).toHaveLength( 2 );
	} );
} );
