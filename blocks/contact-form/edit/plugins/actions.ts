import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';

const post = ( path: string, data: Record< string, unknown > ) =>
	apiFetch< unknown >( { path, method: 'POST', data } );

/** Says which plugin is meant: its folder, and its file without ending. */
export type Plugin = { slug: string; file: string };

/** Installs a plugin and switches it on (docs/server-contract.md A4). */
export const install = ( { slug }: Plugin ) =>
	post( '/jetpack/v4/plugins', {
		slug,
		status: 'active',
		source: 'block-editor',
	} );

/** Switches an installed plugin on. */
export const activate = ( { file }: Plugin ) =>
	post( `/jetpack/v4/plugins/${ file }`, {
		status: 'active',
		source: 'block-editor',
	} );

/** Switches the CRM's extension for forms on (docs/server-contract.md A3). */
export async function enableExtension(): Promise< void > {
	const answer = await post( '/jetpack/v4/jetpack_crm', {
		extension: 'jetpackforms',
	} );
	const { code } = toRecord( answer );
	if ( code !== 'success' ) {
		throw new Error( String( code ?? '' ) );
	}
}

/**
 * Sentence about a plugin that could not be installed or switched on.
 *
 * @param message What the server said.
 */
export const explainInstall = ( message: string ): string =>
	sprintf(
		/* translators: %s: error message of the server, a sentence. */
		__(
			'The plugin failed to install. %s Please check the plugin information for detailed requirements.',
			'mainstreet-blocks'
		),
		message
	);

/**
 * Sentence about an extension that could not be switched on.
 *
 * @param message What the server said.
 */
export const explainExtension = ( message: string ): string =>
	sprintf(
		/* translators: %s: error message of the server. */
		__(
			'The CRM Jetpack Form extension failed to activate. The error message was "%s".',
			'mainstreet-blocks'
		),
		message
	);
