import { getEditorState } from '@shared/editor-state';
import { isOneOf, isRecord, toRecord, toText } from '@shared/guards';

/** Kinds of sites that hosts know (docs/server-contract.md C.4). */
const SITE_TYPES = [ 'self-hosted', 'simple', 'atomic' ] as const;

export type SiteType = ( typeof SITE_TYPES )[ number ];

/** What kind of site this is: `self-hosted` unless its host says otherwise. */
export function getSiteType(): SiteType {
	const { siteType } = getEditorState();
	return isOneOf( SITE_TYPES, siteType ) ? siteType : 'self-hosted';
}

/** What PHP printed of blocks and features; undefined outside WordPress. */
const getPrinted = (): unknown =>
	toRecord(
		( window as { Mainstreet_Editor_Initial_State?: unknown } )
			.Mainstreet_Editor_Initial_State
	).available_blocks;

/**
 * Whether a feature that is no block, such as a panel, may be used. A host may ask for a plan first; what is not known
 * is free.
 *
 * @param slug Name of the feature, such as `social-previews`.
 */
export const isFeatureAvailable = ( slug: string ): boolean =>
	toRecord( toRecord( getPrinted() )[ slug ] ).available !== false;

/**
 * Why a block can't be used (docs/server-contract.md C.2). What the site's code does not want is not listed, which is `unknown`.
 *
 * @param name Name of the block, without `jetpack/`.
 * @return '' where it can.
 */
export function getUnavailableReason( name: string ): string {
	const all = getPrinted();
	if ( ! isRecord( all ) ) {
		return '';
	}
	const { available, unavailable_reason: reason } = toRecord( all[ name ] );
	return available === true ? '' : toText( reason ) || 'unknown';
}
