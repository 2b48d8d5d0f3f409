<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * The account that money goes to, as the room that has it says, and the part of the editor's state about payments.
 */
final class Payments_State {

	/** Slug of Mainstreet > Payments. */
	const SCREEN = 'mainstreet-payments';

	/** What Stripe takes of each payment. */
	const FEES = 'https://stripe.com/pricing';

	/**
	 * The account.
	 *
	 * @return array `connected` (bool), `account_id` ('' for none), `currency` (lower case, '' for not known), `connect_url` ('' when
	 *               connected), `errors` (code => sentences), `mode` (`live`, `test` or '').
	 */
	public static function account(): array {
		/**
		 * Filters what is known of the account that money goes to, without asking anybody.
		 *
		 * @param array|null $account Null while no service is set up; else `connected`, `account_id`, `currency`, `connect_url`, `errors`, `mode`.
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
	 * Where the owner connects: always an address, also for who may not, whom the screen tells whom to ask.
	 *
	 * @return string Absolute; its `state` (base64 of JSON) is where the editor writes which post it comes from.
	 */
	public static function connect_url(): string {
		// The editor decodes it (A22).
		return Settings_Page::url() . '&state=' . rawurlencode( base64_encode( '{}' ) ) . '#/payments/stripe';
	}

	/**
	 * Adds `payments` to the editor's state: `mode`, `currency` (for new plans), `mayCreate`, `maySetUp`, and addresses: `settingsUrl`,
	 * `screenUrl` (what came in), `plansUrl` ('' for who may not go there), `feesUrl`.
	 *
	 * @param array $state State.
	 * @return array
	 */
	public static function add_to_editor( $state ) {
		$account  = self::account();
		$currency = strtoupper( $account['currency'] );
		$may      = current_user_can( 'manage_options' );
		$screen   = $may ? admin_url( 'admin.php?page=' . self::SCREEN ) : '';

		$state['payments']              = array(
			'mode'        => $account['mode'],
			'currency'    => Currencies::is_known( $currency ) ? $currency : 'USD',
			'mayCreate'   => Plan_Controller::may_create(),
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
