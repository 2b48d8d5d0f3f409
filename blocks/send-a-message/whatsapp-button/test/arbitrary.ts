import fc from 'fast-check';
import { BACKGROUNDS } from '../colors';
import type { Attributes } from '../types';

const text = fc.oneof(
	fc.constantFrom( '', '&text=x', '%', '\ud800', '-->', '<b>', '"', '😀' ),
	fc.string( { unit: 'grapheme', maxLength: 20 } )
);

/** What the controls and the toolbar can set, and what was typed before it was looked at. */
export const arbitrary: fc.Arbitrary<
	Partial< Attributes > & { align?: string }
> = fc
	.record(
		{
			countryCode: fc.constantFrom( '1', '31NL', '44GB', '', 'x' ),
			phoneNumber: fc.oneof( fc.constantFrom( '6 1234', '+' ), text ),
			firstMessage: text,
			buttonText: fc.constantFrom( '', 'Ask', '<strong>Ask</strong>' ),
			openInNewTab: fc.boolean(),
			align: fc.constantFrom( 'left', 'center', 'right' ),
			background: fc.constantFrom( ...BACKGROUNDS ),
		},
		{ requiredKeys: [] }
	)
	.map( ( { background, ...rest } ) => ( {
		...rest,
		...( background && {
			backgroundColor: background.color,
			colorClass: background.colorClass,
		} ),
	} ) );
