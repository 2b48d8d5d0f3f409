import fc from 'fast-check';
import { COLORS, INTERVALS, SIZES } from '../types';

const text = fc.constantFrom(
	'',
	'Give',
	'A &amp; B',
	'<em>x</em>',
	'“Ahoy” -- &lt;3'
);
const amount = fc.constantFrom( 0.5, 5, 15.125, 100, 100000 );

const donation = fc.record(
	{
		show: fc.boolean(),
		planId: fc.constantFrom( null, -1, 71 ),
		amounts: fc.array( amount, { minLength: 3, maxLength: 3 } ),
		heading: text,
		extraText: text,
		buttonText: text,
	},
	{ requiredKeys: [ 'show', 'planId', 'amounts' ] }
);

const radius = fc.constantFrom( '6px', { topLeft: '4px' } );
const box = fc.constantFrom( {}, { top: '4px', left: '1em' } );
const border = fc.constantFrom( { width: '2px', color: '#123456' } );

/** Intervals, texts and looks. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		...Object.fromEntries(
			INTERVALS.map( ( { attribute } ) => [ attribute, donation ] )
		),
		...Object.fromEntries(
			COLORS.map( ( name ) => [ name, fc.constantFrom( '#0a5c7a' ) ] )
		),
		...Object.fromEntries(
			SIZES.map( ( name ) => [
				name,
				fc.constantFrom( '18px', 'large' ),
			] )
		),
		currency: fc.constantFrom( '', 'USD', 'JPY', 'KWD' ),
		showCustomAmount: fc.boolean(),
		chooseAmountText: text,
		customAmountText: text,
		fallbackLinkUrl: fc.constantFrom( 'https://example.org/?p=9&x=1', '' ),
		defaultInterval: fc.constantFrom( 'one-time', '1 month', '1 year' ),
		customAmountPlaceholder: amount,
		minimumAmount: amount,
		maximumAmount: amount,
		triggerButtonText: text,
		tabsAppearance: fc.constantFrom( 'tabs', 'buttons' ),
		buttonAlignment: fc.constantFrom( '', 'left', 'full' ),
		contentAlignment: fc.constantFrom( '', 'center' ),
		displayMode: fc.constantFrom( 'inline', 'modal' ),
		triggerIcon: fc.constantFrom( 'heart', '' ),
		triggerSticky: fc.boolean(),
		variationName: fc.constantFrom( '', 'tips' ),
		tabPadding: box,
		buttonPadding: box,
		amountBorder: border,
		blockBorder: border,
		amountBorderRadius: radius,
		buttonBorderRadius: radius,
		blockBorderRadius: radius,
		defaultAmount: fc.constantFrom( 1, 2, 3 ),
		coverFees: fc.boolean(),
		goalAmount: amount,
		goalText: text,
		thankYouText: text,
		className: fc.constantFrom( 'a b' ),
		backgroundColor: fc.constantFrom( 'contrast' ),
		fontSize: fc.constantFrom( 'large' ),
		style: fc.constantFrom( { color: { text: '#123456' } } ),
	},
	{ requiredKeys: [] }
);
