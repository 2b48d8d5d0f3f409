import fc from 'fast-check';

const color = fc.constantFrom( '#123456', 'rgb(1,2,3)' );
const slug = fc.constantFrom( 'accent', 'baseTwo', '#ffffff' );
const gradient = fc.constantFrom( 'linear-gradient(90deg,#000 0%,#fff 100%)' );
const text = fc.oneof(
	fc.constantFrom(
		'',
		'Join',
		'It\'s "on" [now] <3 & more',
		'A &amp; B',
		'no\u00a0break\u200bspace',
		'Email Address',
		'Sign Up',
		'$& $1'
	),
	fc.string( { maxLength: 20 } )
);
const size = ( max: number ) => fc.integer( { min: 0, max } );

/** Every look and text; own fields. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		subscribePlaceholder: text,
		submitButtonText: text,
		successMessage: text,
		showSubscribersTotal: fc.boolean(),
		buttonOnNewLine: fc.boolean(),
		buttonWidth: fc.constantFrom( '', '50%', '12em' ),
		emailFieldBackgroundColor: slug,
		customEmailFieldBackgroundColor: color,
		emailFieldGradient: slug,
		customEmailFieldGradient: gradient,
		buttonBackgroundColor: slug,
		customButtonBackgroundColor: color,
		buttonGradient: slug,
		customButtonGradient: gradient,
		textColor: slug,
		customTextColor: color,
		borderColor: slug,
		customBorderColor: color,
		fontSize: fc.constantFrom( 'small', '33px' ),
		customFontSize: fc.constantFrom( '18px', '1.5rem' ),
		borderRadius: size( 50 ),
		borderWeight: size( 15 ),
		padding: size( 50 ),
		spacing: size( 50 ),
		showNameField: fc.boolean(),
		nameFieldLabel: text,
		extraFields: fc.constantFrom(
			[],
			[ { key: 'town', label: 'Town "x"', required: true } ]
		),
		includeSocialFollowers: fc.boolean(),
		preselectNewsletterCategories: fc.boolean(),
		selectedNewsletterCategoryIds: fc.constantFrom( [], [ 3, 7 ] ),
		appSource: text,
		align: fc.constantFrom( 'wide', 'full' ),
		className: fc.constantFrom( 'is-style-compact', 'a b' ),
	},
	{ requiredKeys: [] }
);
