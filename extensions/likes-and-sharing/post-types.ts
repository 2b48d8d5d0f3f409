import { toList, toRecord, toText } from '@shared/guards';

const getPrinted = () => {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	return toRecord( toRecord( printed ).likesAndSharing );
};

const toTexts = ( value: unknown ): string[] => toList( value ).map( toText );

/**
 * Types of posts with likes, with sharing buttons and with links to replies, as src/social prints them. Read here and not
 * in shared/editor-state, as nothing else asks.
 */
export function getPostTypes(): {
	likes: string[];
	sharing: string[];
	replies: string[];
} {
	const { likes, sharing, replies } = getPrinted();
	return {
		likes: toTexts( likes ),
		sharing: toTexts( sharing ),
		replies: toTexts( replies ),
	};
}

/** Types of posts below whose content the buttons stand, and whether this user may add one. */
export function getBelow(): {
	likes: string[];
	sharing: string[];
	mayChange: boolean;
} {
	const { below, mayChange } = getPrinted();
	const { likes, sharing } = toRecord( below );
	return {
		likes: toTexts( likes ),
		sharing: toTexts( sharing ),
		mayChange: mayChange === true,
	};
}
