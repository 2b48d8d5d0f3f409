import {
	getBlockTypes,
	getCategories,
	registerBlockType,
	serialize,
	setCategories,
	switchToBlockType,
	unregisterBlockType,
	createBlock,
	type Block,
} from '@wordpress/blocks';
import { registerWith } from '@tests/jest/register';
import address from '../address';
import addressMetadata from '../address/block.json';
import metadata from '../block.json';
import email from '../email';
import emailMetadata from '../email/block.json';
import contactInfo from '..';
import phone from '../phone';
import phoneMetadata from '../phone/block.json';

const simple = ( name: string, attribute: string ) =>
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: { [ attribute ]: { type: 'string' } },
		save: () => null,
	} );

const widget = ( instance: unknown, idBase = 'widget_contact_info' ) =>
	createBlock( 'core/legacy-widget', { idBase, instance } );

/** What the widget becomes, as [ name, attributes ] of the children; null when it doesn't convert. */
function convert( source: Block ) {
	const [ container ] =
		switchToBlockType( source, 'jetpack/contact-info' ) ?? [];
	return container
		? container.innerBlocks.map( ( child: Block ) => [
				child.name,
				child.attributes,
			] )
		: null;
}

beforeAll( () => {
	// PHP adds it in WordPress.
	setCategories( [ ...getCategories(), { slug: 'grow', title: 'Grow' } ] );
	registerWith( metadata, contactInfo );
	registerWith( emailMetadata, email );
	registerWith( phoneMetadata, phone );
	registerWith( addressMetadata, address );
	simple( 'core/heading', 'content' );
	simple( 'core/paragraph', 'content' );
	simple( 'jetpack/map', 'address' );
	registerBlockType( 'core/legacy-widget', {
		apiVersion: 3,
		title: 'Legacy Widget',
		category: 'widgets',
		attributes: {
			idBase: { type: 'string' },
			instance: { type: 'object' },
		},
		save: () => null,
	} );
} );

afterAll( () =>
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) )
);

const raw = {
	title: 'Visit us',
	email: 'bikes@example.org',
	phone: '+31 20 555 01 02',
	address: '4 Quay Street, Veere',
};

const common = [
	[ 'core/heading', { content: 'Visit us' } ],
	[ 'jetpack/email', { email: 'bikes@example.org' } ],
	[ 'jetpack/phone', { phone: '+31 20 555 01 02' } ],
	[
		'jetpack/address',
		expect.objectContaining( {
			address: '4 Quay Street, Veere',
			city: '',
			linkToGoogleMaps: false,
		} ),
	],
];

describe( 'Conversion of the contact widget', () => {
	it( 'makes heading, email, phone and address', () => {
		expect( convert( widget( { raw } ) ) ).toEqual( common );
	} );

	it( 'adds the hours as a paragraph and the map, if set', () => {
		expect(
			convert(
				widget( { raw: { ...raw, hours: '9 to 5', showmap: 1 } } )
			)
		).toEqual( [
			...common,
			[ 'core/paragraph', { content: '9 to 5' } ],
			[ 'jetpack/map', { address: '4 Quay Street, Veere' } ],
		] );
	} );

	it.each( [ 0, '0', '', false, null, undefined ] )(
		'has no map when showmap is %j',
		( showmap ) => {
			expect( convert( widget( { raw: { ...raw, showmap } } ) ) ).toEqual(
				common
			);
		}
	);

	it.each( [ 1, '1', true ] )(
		'has a map when showmap is %j',
		( showmap ) => {
			expect(
				convert( widget( { raw: { ...raw, showmap } } ) )
			).toHaveLength( 5 );
		}
	);

	it( 'keeps text as text: entities are read once, markup is escaped, line breaks stay', () => {
		const children = convert(
			widget( {
				raw: {
					title: 'Tom &amp; Co <b>',
					phone: 'Tom &amp; Co 12',
					hours: 'Mon &lt; Tue\r\nclosed',
				},
			} )
		);
		expect( children?.[ 0 ] ).toEqual( [
			'core/heading',
			{ content: 'Tom &amp; Co &lt;b>' },
		] );
		expect( children?.[ 2 ] ).toEqual( [
			'jetpack/phone',
			{ phone: 'Tom & Co 12' },
		] );
		expect( children?.[ 4 ] ).toEqual( [
			'core/paragraph',
			{ content: 'Mon &lt; Tue<br>closed' },
		] );
	} );

	it( 'leaves out an empty heading but keeps the three children to fill in', () => {
		const children = convert( widget( { raw: { title: ' ' } } ) );
		expect( children?.map( ( [ name ] ) => name ) ).toEqual( [
			'jetpack/email',
			'jetpack/phone',
			'jetpack/address',
		] );
	} );

	it( 'survives settings of wrong types', () => {
		const [ container ] =
			switchToBlockType(
				widget( {
					raw: { title: {}, email: [ 1 ], phone: 555, address: null },
				} ),
				'jetpack/contact-info'
			) ?? [];
		expect( serialize( container ? [ container ] : [] ) ).toContain(
			'<a href="tel:555">555</a>'
		);
	} );

	it.each( [
		[ 'another widget', { raw }, 'text' ],
		[
			'hidden settings',
			{ encoded: 'x', hash: 'y' },
			'widget_contact_info',
		],
		[ 'no instance', undefined, 'widget_contact_info' ],
	] )( 'does not offer itself for %s', ( _, instance, idBase ) => {
		expect( convert( widget( instance, idBase ) ) ).toBeNull();
	} );
} );
