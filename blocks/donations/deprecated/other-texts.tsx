import { readDonation } from '../attributes';
import { getShownDonations, Fallback } from '../save';
import { INTERVALS, type Attributes } from '../types';
import {
	addTexts,
	attributes,
	defineOld,
	readTexts,
	type SavedTexts,
	type Texts,
} from './schema';

type Saved = {
	savedHeadings: SavedTexts;
	savedExtras: SavedTexts;
	savedButtons: SavedTexts;
};
type Old = Attributes & Saved;

const getSaved = ( old: Saved, index: number ): Texts => ( {
	heading: old.savedHeadings[ index ]?.text,
	extraText: old.savedExtras[ index ]?.text,
	buttonText: old.savedButtons[ index ]?.text,
} );

/** Adds the texts of the saved markup to attributes that contain none. */
function withTexts( old: Old ): Old {
	const full = { ...old };
	INTERVALS.filter(
		( { attribute } ) => readDonation( old, attribute ).show
	).forEach( ( { attribute }, index ) => {
		full[ attribute ] = addTexts(
			old[ attribute ],
			getSaved( old, index )
		);
	} );
	return full;
}

/**
 * Forms with other standard texts: later releases of Jetpack save the standard texts in the language of the site, whatever the attributes
 * contain. A text that is missing in the attributes is the standard text in that language. The extra text is that of the attributes, if
 * they have one.
 */
export const otherTexts = defineOld< Old >( {
	attributes: {
		...attributes,
		savedHeadings: readTexts( 'h4' ),
		savedExtras: readTexts( 'p' ),
		savedButtons: readTexts( 'a.jetpack-donations-fallback-link' ),
	},
	save: ( { attributes: old } ) =>
		Fallback( {
			shown: getShownDonations( withTexts( old ) ).map(
				( donation, index ) => ( {
					...donation,
					heading: old.savedHeadings[ index ]?.text ?? '',
					buttonText: old.savedButtons[ index ]?.text ?? '',
				} )
			),
			url: old.fallbackLinkUrl,
		} ),
	migrate: ( old ) => {
		const { savedHeadings, savedExtras, savedButtons, ...kept } =
			withTexts( old );
		return kept;
	},
} );
