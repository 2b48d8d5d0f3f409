import { toList, toRecord, toText } from '@shared/guards';

/**
 * Types of posts with likes, with sharing buttons and with links to replies, as src/social prints them. Read here and not
 * in shared/editor-state, as nothing else asks.
 */
export function getPostTypes(): {
	likes: string[];
	sharing: string[];
	replies: string[];
} {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	const { likes, sharing, replies } = toRecord(
		toRecord( printed ).likesAndSharing
	);
	return {
		likes: toList( likes ).map( toText ),
		sharing: toList( sharing ).map( toText ),
		replies: toList( replies ).map( toText ),
	};
}
