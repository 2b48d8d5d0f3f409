import { getEditorState } from '@shared/editor-state';
import { isOneOf, isRecord, toRecord, toText } from '@shared/guards';

/** Site types (docs/server-contract.md C.4). */
const SITE_TYPES = [ 'self-hosted', 'simple', 'atomic' ] as const;

export type SiteType = ( typeof SITE_TYPES )[ number ];

/** Type of the site: `self-hosted` by default. */
export function getSiteType(): SiteType {
	const { siteType } = getEditorState();
	return isOneOf( SITE_TYPES, siteType ) ? siteType : 'self-hosted';
}

/** Printed availability; undefined outside WordPress. */
const getPrinted = (): unknown =>
	toRecord(
		( window as { Mainstreet_Editor_Initial_State?: unknown } )
			.Mainstreet_Editor_Initial_State
	).available_blocks;

/**
 * Whether a feature such as a panel is available. Hosts may gate it; unknown features are available.
 *
 * @param slug Name of the feature, such as `social-previews`.
 */
export const isFeatureAvailable = ( slug: string ): boolean =>
	toRecord( toRecord( getPrinted() )[ slug ] ).available !== false;

/**
 * Why a block is unavailable (docs/server-contract.md C.2); `unknown` if it is not listed.
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
