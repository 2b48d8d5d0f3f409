import fc from 'fast-check';
import type { Attributes } from '../types';

const part = fc.oneof(
	fc.constantFrom(
		'',
		' ',
		'4 Quay Street',
		'Saint-"Old" & Sons <rear>',
		'12/3 #4 ?q=1 %41',
		'line\nbreak',
		'שדרות רוטשילד 1',
		'-->',
		'<!-- wp:paragraph -->',
		"' onmouseover='alert(1)"
	),
	fc.string( { unit: 'grapheme', maxLength: 40 } )
);

export const arbitrary: fc.Arbitrary< Attributes > = fc.record(
	{
		address: part,
		addressLine2: part,
		addressLine3: part,
		city: part,
		region: part,
		postal: part,
		country: part,
		linkToGoogleMaps: fc.boolean(),
		useSite: fc.constant( true ),
	},
	{
		requiredKeys: [
			'address',
			'addressLine2',
			'addressLine3',
			'city',
			'region',
			'postal',
			'country',
			'linkToGoogleMaps',
		],
	}
);
