<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/** State of the account that receives payments, as its provider reports it, and the payments part of the editor's state. */
final class Payments_Account {

	/** Page slug of Mainstreet > Payments. */
	const SCREEN = 'mainstreet-payments';

	/** Page with Stripe's fees. */
	const FEES = 'https://stripe.com/pricing';

	/**
	 * @return array `connected` (bool), `account_id` ('' for none), `currency` (lower case, '' if not known), `connect_url` ('' if
	 *               connected), `errors` (messages by code), `mode` (`live`, `test` or '').
	 */
	public static function get(): array {
		/**
		 * Filters the stored data of the account that receives payments. Callbacks must not make remote requests.
		 *
		 * @param array|null $account Null if no service is set up; otherwise `connected`, `account_id`, `currency`, `connect_url`, `errors`, `mode`.
		 */
		$account = apply_filters( 'mainstreet_payments_account', null );
		$account = is_array( $account ) ? $account : array();
		$is_on   = ! empty( $account['connected'] );
		return array(
			'connected'   => $is_on,
			'account_id'  => $is_on ? Attributes::text( $account, 'account_id' ) : '',
			'currency'    => strtolower( Attributes::text( $account, 'currency' ) ),
			'connect_url' => $is_on ? '' : ( '' === Attributes::text( $account, 'connect_url' ) ? self::connect_url() : Attributes::text( $account, 'connect_url' ) ),
			'errors'      => Attributes::items( $account, 'errors' ),
			'mode'        => in_array( Attributes::text( $account, 'mode' ), array( 'live', 'test' ), true ) ? Attributes::text( $account, 'mode' ) : '',
		);
	}

	/**
	 * Returns the URL where the owner connects the account. Users who may not connect it get it, too: the screen explains whom to ask.
	 *
	 * @return string Absolute; the editor replaces `state` (base64 of JSON) to name the post the user came from.
	 */
	public static function connect_url(): string {
		// The editor decodes the state (A22).
		return Settings_Page::url() . '&state=' . rawurlencode( base64_encode( '{}' ) ) . '#/payments/stripe';
	}

	/**
	 * Adds `payments` to the editor's state: `mode`, `currency` (for new plans), `mayCreate`, `maySetUp`, and URLs: `settingsUrl`,
	 * `screenUrl` (orders), `plansUrl` ('' for users without access), `feesUrl`.
	 *
	 * @param array $state State.
	 */
	public static function add_to_editor( $state ) {
		$account  = self::get();
		$currency = strtoupper( $account['currency'] );
		$may      = current_user_can( 'manage_options' );
		$screen   = $may ? admin_url( 'admin.php?page=' . self::SCREEN ) : '';

		$state['payments']              = array(
			'mode'        => $account['mode'],
			'currency'    => Currencies::is_known( $currency ) ? $currency : 'USD',
			'mayCreate'   => Plans::can_create(),
			'maySetUp'    => $may,
			'settingsUrl' => $may ? Settings_Page::url() . '#/payments' : '',
			'screenUrl'   => $screen,
			'plansUrl'    => $may ? $screen . '#/plans' : '',
			'feesUrl'     => self::FEES,
		);
		$state['adminUrls']['payments'] = $state['payments']['settingsUrl'];
		$state['adminUrls']['earn']     = $screen;
		return $state;
	}
}
