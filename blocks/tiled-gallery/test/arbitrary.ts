import fc from 'fast-check';
import { withImages } from '@shared/alternative-text/decorative';
import type { Attributes, Picture } from '../types';

const address = fc.constantFrom(
	'https://example.org/a.jpg',
	'http://example.org/b.jpg?w=1&h=2',
	'https://quay.files.wordpress.com/c.jpg',
	'/wp-content/uploads/%E4%B8%AD.png',
	'blob:https://example.org/123'
);

const size = fc.option( fc.integer( { min: 1, max: 5000 } ), {
	nil: undefined,
} );

const picture: fc.Arbitrary< Picture > = fc.record( {
	alt: fc.oneof(
		fc.string(),
		fc.constantFrom( '"quoted" & <tagged>', '-- comment -->', '中😀' )
	),
	height: size,
	id: fc.option( fc.integer( { min: 1, max: 1e9 } ).map( String ), {
		nil: undefined,
	} ),
	link: fc.constantFrom( undefined, '', 'https://example.org/?p=1&x="2"' ),
	url: address,
	width: size,
	customLink: fc.constantFrom(
		undefined,
		'/about/',
		'https://example.com/?a&b'
	),
} );

const width = fc
	.double( { min: 0, max: 100, noNaN: true } )
	.map( ( number ) => number.toFixed( 5 ) );

/** Attributes an editor can produce. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc
	.record( {
		align: fc.constantFrom( 'center', 'wide', 'full' ),
		className: fc.constantFrom(
			'is-style-rectangular',
			'is-style-circle',
			'is-style-square',
			'is-style-columns'
		),
		columns: fc.option( fc.integer( { min: 1, max: 20 } ), {
			nil: undefined,
		} ),
		columnWidths: fc.array( fc.array( width, { maxLength: 4 } ), {
			maxLength: 3,
		} ),
		imageFilter: fc.constantFrom( undefined, 'sepia', '1977' ),
		imageCrop: fc.boolean(),
		linkTo: fc.constantFrom( 'none', 'media', 'attachment', 'custom' ),
		roundedCorners: fc.integer( { min: 0, max: 20 } ),
		pictures: fc.array( picture, { maxLength: 18 } ),
	} )
	.map( ( { pictures, ...rest } ) => ( {
		...rest,
		...withImages( pictures ),
	} ) );
