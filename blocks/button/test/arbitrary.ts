import fc from 'fast-check';

const color = fc.constantFrom( '#123456', '#fff', 'rgb(1,2,3)' );
const slug = fc.constantFrom( 'vivid-red', 'baseTwo', 'contrast' );

/** Saved and drawn buttons in every element and look. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		element: fc.constantFrom( 'a', 'button', 'input' ),
		saveInPostContent: fc.boolean(),
		uniqueId: fc.constantFrom( 'cta-7', 'mailchimp-widget-id' ),
		passthroughAttributes: fc.constantFrom( {}, { url: 'url' } ),
		text: fc.constantFrom(
			'',
			'Book',
			'<strong>A &amp; B</strong>',
			'"x"'
		),
		placeholder: fc.constantFrom( '', 'Button' ),
		url: fc.constantFrom( '', '#', 'https://example.org/?a=1&b="2"' ),
		textColor: slug,
		customTextColor: color,
		backgroundColor: slug,
		customBackgroundColor: color,
		gradient: slug,
		customGradient: fc.constantFrom(
			'linear-gradient(90deg,#000 0%,#fff 100%)'
		),
		borderRadius: fc.oneof(
			fc.integer( { min: 0, max: 50 } ),
			fc.constantFrom( -1, 0.5, 1e6 )
		),
		width: fc.constantFrom( '25%', '12em', '90px', '' ),
		fontSize: fc.constantFrom( 'small', 'xLarge' ),
		fontFamily: fc.constantFrom( 'mono' ),
		borderColor: slug,
		customVariant: fc.constantFrom( '', 'wide' ),
		metaName: fc.constantFrom( '', 'a "b" & c' ),
		style: fc.constantFrom(
			{ border: { width: '2px', radius: '4px' } },
			{ typography: { fontSize: '18px' } },
			{ typography: 'x', border: {} }
		),
		align: fc.constantFrom( 'left', 'center', 'right' ),
		className: fc.constantFrom( 'is-style-outline', 'a b' ),
	},
	{ requiredKeys: [] }
);
