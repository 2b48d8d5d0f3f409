import fc from 'fast-check';
import { CURRENCIES, type Attributes } from '../types';

/** HTML as the fields write it, and as others may have. */
const html = fc.constantFrom(
	'',
	'Rope',
	'5 &lt; 6 &amp; “so on”',
	'<strong>Bold</strong> &nbsp;&gt;',
	'two\nlines',
	'--&gt; $1 \\" [gallery]'
);

/** Products as editors of several languages leave them. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		currency: fc.constantFrom( ...CURRENCIES, 'XXL!', '' ),
		content: html,
		draft: fc.record( { title: html, content: html } ),
		draftPicture: fc.record( {
			url: fc.constantFrom( 'https://example.com/a.jpg' ),
			text: fc.constantFrom( '', 'A "rope" & more' ),
		} ),
		email: fc.constantFrom( '', 'a@example.com', '"--><b>' ),
		featuredMediaId: fc.nat( 99 ),
		featuredMediaUrl: fc.constantFrom( null, 'https://example.com/a.jpg' ),
		featuredMediaTitle: fc.constantFrom( null, '', 'A "rope" & more' ),
		multiple: fc.boolean(),
		postLinkUrl: fc.constantFrom(
			'',
			'https://example.com/?p=7',
			'https://example.com/?a=1&b=%20'
		),
		postLinkText: html,
		price: fc.oneof(
			fc.nat( 1e6 ).map( ( cents ) => cents / 100 ),
			fc.double( { noNaN: true, noDefaultInfinity: true } )
		),
		priceText: fc.constantFrom( '12,50&nbsp;€', '$1', '', '￥1,250' ),
		productId: fc.nat( 999 ),
		shouldDisplayFrontendBanner: fc.boolean(),
		title: html,
	},
	{ requiredKeys: [] }
);
