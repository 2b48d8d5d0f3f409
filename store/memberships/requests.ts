import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import type { NewProduct } from '@shared/payments/types';

const ROOT = '/wpcom/v2/memberships';

/** Returns the source of the request: the hosted editor names its origin in the URL of the page. */
const getSource = (): string =>
	getQueryArg( window.location.href, 'origin' ) === 'https://wordpress.com'
		? 'gutenberg-wpcom'
		: 'gutenberg';

/**
 * Fetches the payment status and plans.
 *
 * @param type       All plans or those of donations.
 * @param isEditable Those that may be changed in the editor, or the others.
 */
export const requestStatus = (
	type: 'all' | 'donation',
	isEditable: boolean
): Promise< unknown > =>
	apiFetch( {
		path: addQueryArgs( `${ ROOT }/status`, {
			source: getSource(),
			type,
			is_editable: isEditable,
		} ),
	} );

/** Fetches the donation plans of a currency; the server creates missing ones. */
export const requestDonationPlans = ( currency: string ): Promise< unknown > =>
	apiFetch( {
		path: `${ ROOT }/products`,
		method: 'POST',
		data: { type: 'donation', currency, is_editable: false },
	} );

/** Creates a plan. */
export const requestNewProduct = ( product: NewProduct ): Promise< unknown > =>
	apiFetch( {
		path: `${ ROOT }/product`,
		method: 'POST',
		data: product,
	} );
