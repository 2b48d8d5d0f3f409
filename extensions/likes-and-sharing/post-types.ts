import { toList, toRecord, toText } from '@shared/guards';

const getPrinted = () => {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	return toRecord( toRecord( printed ).likesAndSharing );
};

const toTexts = ( value: unknown ): string[] => toList( value ).map( toText );

/** Post types with likes, sharing buttons and links to replies, printed by src/social. Only this panel needs them. */
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

/** Post types with buttons below their content, and whether this user may add one. */
export function getBelowContentSettings(): {
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
