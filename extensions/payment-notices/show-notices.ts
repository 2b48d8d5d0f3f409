import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { hasFunctions, toRecord, toText } from '@shared/guards';
import { PARAMETERS, type Parameter } from './parameters';

const getState = () =>
	toRecord( ( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks );

function getUpgradeText(): string {
	const plan = toText( getState().sitePlan );
	return plan
		? sprintf(
				/* translators: %s: name of a plan of the site's host. */
				__(
					'Congratulations! Your site is now on the %s plan.',
					'mainstreet-blocks'
				),
				plan
			)
		: __(
				'Congratulations! Your site is now on a paid plan.',
				'mainstreet-blocks'
			);
}

/** Link to the plan's page, if the host has one. */
function getPlanActions(): { label: string; url: string }[] {
	const url = toText( toRecord( getState().adminUrls ).plans );
	return /^https?:\/\//i.test( url )
		? [ { label: __( 'View my plan', 'mainstreet-blocks' ), url } ]
		: [];
}

/** Opens the post settings. The store is accessed by name, because widget screens lack it. */
function openSidebar(): void {
	const actions: unknown = dispatch( 'core/interface' );
	if ( hasFunctions( actions, 'enableComplementaryArea' ) ) {
		actions.enableComplementaryArea( 'core', 'edit-post/document' );
	}
}

function show( parameter: Parameter, value: string | null ): void {
	const { createInfoNotice, createSuccessNotice } = dispatch( noticesStore );
	// The ID prevents duplicates.
	const options = { id: `mainstreet-${ parameter }`, isDismissible: true };
	switch ( parameter ) {
		case 'jetpackSidebarIsOpen':
			if ( value === 'true' ) {
				openSidebar();
			}
			return;
		case 'plan_upgraded':
			createSuccessNotice( getUpgradeText(), {
				...options,
				actions: getPlanActions(),
			} );
			return;
		case 'stripe_connect_success':
			createSuccessNotice(
				__(
					'Congrats! Your site is now connected to the card payment provider. You can now start accepting funds!',
					'mainstreet-blocks'
				),
				options
			);
			return;
		case 'stripe_connect_cancelled':
			createInfoNotice(
				__(
					'You cancelled connecting your site to the card payment provider.',
					'mainstreet-blocks'
				),
				options
			);
	}
}

/** Handles the URL parameters of the editor, and removes them, so that a reload does not repeat them. */
export function showNotices(): void {
	const url = new URL( window.location.href );
	for ( const parameter of PARAMETERS ) {
		if ( url.searchParams.has( parameter ) ) {
			show( parameter, url.searchParams.get( parameter ) );
			url.searchParams.delete( parameter );
		}
	}
	window.history.replaceState( window.history.state, '', url );
}
