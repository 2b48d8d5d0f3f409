<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Validates and tests keys, stores the account data that Stripe returned, and reports to the editor whether payments are
 * connected (docs/server-contract.md A22). The report uses the stored data only; it sends no request.
 */
final class Stripe_Account {

	const OPTION = 'mainstreet_stripe_accounts';

	/** Account id used if a restricted key may not read the account. */
	const UNKNOWN = 'acct_self';

	/**
	 * Checks the format of a key, and that it belongs to the mode of its field. Sends no request.
	 *
	 * @param string $mode Mode of the field.
	 * @param string $key  Key as typed.
	 * @return true|\WP_Error `invalid_key`.
	 */
	public static function validate( $mode, $key ) {
		$found = Stripe_Keys::mode_of( $key );
		if ( $found === $mode ) {
			return true;
		}
		if ( '' !== $found ) {
			$message = Stripe_Keys::LIVE === $mode
				? __( 'This is a test key. Enter it below, in the test mode field.', 'mainstreet-blocks' )
				: __( 'This is a live key. Enter it above, in the live mode field.', 'mainstreet-blocks' );
		} elseif ( 0 === strpos( $key, 'pk_' ) ) {
			$message = __( 'This is the publishable key. Enter the secret key or a restricted key instead.', 'mainstreet-blocks' );
		} else {
			/* translators: 1, 2: how a key begins. */
			$message = sprintf( __( 'This is not a valid Stripe key. It should start with %1$s or %2$s.', 'mainstreet-blocks' ), "sk_{$mode}_", "rk_{$mode}_" );
		}
		return Errors::invalid( 'service_api_key', $message, 'invalid_key' );
	}

	/**
	 * Tests a key at Stripe and stores the data of its account.
	 *
	 * @return array|\WP_Error `account` (name or id); `invalid_key` if Stripe rejects the key.
	 */
	public static function test( $mode, $key ) {
		$response = ( new Stripe_Client( $mode, $key ) )->get( 'account' );
		if ( is_wp_error( $response ) && 'mainstreet_remote_rejected' === $response->get_error_code() ) {
			return Stripe_Client::key_error();
		}
		if ( is_wp_error( $response ) ) {
			$data = (array) $response->get_error_data();
			if ( ! isset( $data['stripe_status'] ) || 403 !== $data['stripe_status'] || 0 !== strpos( $key, 'rk_' ) ) {
				return $response;
			}
			// A restricted key without permission to read the account still works for payments.
			$response = array();
		}
		return self::save( $mode, $key, $response );
	}

	/**
	 * Returns the stored data of the account of a mode.
	 *
	 * @return array `id`, `currency` (lower case), `name`; defaults with the id UNKNOWN if the key in use was never tested.
	 */
	public static function get( string $mode ): array {
		$all    = (array) get_option( self::OPTION, array() );
		$stored = Attributes::items( $all, $mode );
		$key    = Stripe_Keys::get( $mode );
		if ( '' !== $key && isset( $stored['generation'] ) && self::generation( $key ) === $stored['generation'] ) {
			return $stored;
		}
		return array(
			'id'       => self::UNKNOWN,
			'currency' => 'usd',
			'name'     => '',
		);
	}

	/**
	 * Filters `mainstreet_payments_account`: whether payments are connected.
	 *
	 * @param array|null $account Data of another provider. Returned unchanged if that provider is connected.
	 * @return array `connected`, `account_id`, `currency`, `connect_url`, `mode`; `errors` if the key was rejected.
	 */
	public static function describe( $account ) {
		if ( is_array( $account ) && ! empty( $account['connected'] ) ) {
			return $account;
		}
		$mode    = Stripe_Keys::mode();
		$has_key = '' !== Stripe_Keys::find_service( $mode );
		$ready   = $has_key && ! Stripe_Keys::is_rejected( $mode );
		$known   = self::get( $mode );
		$state   = array(
			'connected'   => $ready,
			'account_id'  => $ready ? $known['id'] : null,
			'currency'    => $known['currency'],
			// Included for all users who can edit: without this URL and an account, the donations block would create plans.
			'connect_url' => $ready ? '' : self::connect_url(),
			'mode'        => $mode,
		);
		if ( $has_key && ! $ready ) {
			$state['errors'] = array( 'stripe_key_rejected' => array( __( 'Stripe refused the saved key.', 'mainstreet-blocks' ) ) );
		}
		return $state;
	}

	/** Returns the URL of the settings screen for keys. The editor replaces `state`. */
	public static function connect_url(): string {
		return Settings_Page::url() . '&state=' . rawurlencode( 'e30=' ) . '#/payments/stripe';
	}

	/**
	 * Stores the data of an account.
	 *
	 * @param string $key     Key that the data was read with.
	 * @param array  $account Account object of the API; empty if the key may not read it.
	 * @return array `account` (name or id; empty if neither is known).
	 */
	private static function save( $mode, $key, array $account ): array {
		$id           = Stripe_Client::id( $account );
		$currency     = strtolower( Attributes::text( $account, 'default_currency' ) );
		$name         = Plain_Text::line_from_html( Attributes::text( $account['settings']['dashboard'] ?? null, 'display_name' ), 200 );
		$all          = (array) get_option( self::OPTION, array() );
		$all[ $mode ] = array(
			'generation' => self::generation( $key ),
			'id'         => '' === $id ? self::UNKNOWN : $id,
			'currency'   => preg_match( '/^[a-z]{3}$/D', $currency ) ? $currency : 'usd',
			'name'       => $name,
		);
		update_option( self::OPTION, $all, false );
		return array( 'account' => '' === $name ? $id : $name );
	}

	/** Returns a short hash of a key, to detect that the key was replaced (as Secrets::generation()). */
	private static function generation( $key ) {
		return substr( wp_hash( $key ), 0, 12 );
	}
}
