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

/** The attributes with the texts of the markup where the comment says none. */
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
 * Not another form but other texts: later releases write the standard ones, in the language of the site, whatever
 * the attributes say; and a text that the comment leaves out is the standard one in that language. The extra
 * text is the comment's where it has one.
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
