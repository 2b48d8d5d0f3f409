import fc from 'fast-check';
import { LANGUAGE_NAMES, STYLES, type Attributes } from '../types';

/** Any restaurants and settings, as an editor or a careless import may leave them. */
export const arbitrary: fc.Arbitrary< Attributes > = fc.record(
	{
		rid: fc.array(
			fc.oneof(
				fc.nat(),
				fc.nat().map( String ),
				fc.constantFrom( '', '-->', '"<b>', '&amp;', '&' ),
				fc.string( { unit: 'binary' } )
			),
			{ maxLength: 4 }
		),
		style: fc.constantFrom( ...STYLES, 'multi', 'odd' ),
		iframe: fc.boolean(),
		domain: fc.constantFrom( 'com', 'couk', 'evil.example' ),
		lang: fc.constantFrom( ...LANGUAGE_NAMES, 'xx-XX' ),
		newtab: fc.boolean(),
		negativeMargin: fc.boolean(),
		align: fc.constantFrom( 'wide', 'full', 'center' ),
		className: fc.constantFrom( 'is-style-tall', 'a b' ),
	},
	{
		requiredKeys: [
			'rid',
			'style',
			'iframe',
			'domain',
			'lang',
			'newtab',
			'negativeMargin',
		],
	}
);
