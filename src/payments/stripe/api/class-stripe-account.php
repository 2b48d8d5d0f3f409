<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Checks keys, keeps what Stripe said of their account, and tells editors whether payments are connected
 * (docs/server-contract.md A22). Nobody is asked for that: it is known since the key was saved.
 */
final class Stripe_Account {

	const OPTION = 'mainstreet_stripe_accounts';

	/** What stands for the account of a restricted key that may not read it. */
	const UNKNOWN = 'acct_self';

	/**
	 * Whether a text is a key of a mode.
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
	 * Asks Stripe about a key, and keeps what it says of the account.
	 *
	 * @param string $mode Mode.
	 * @param string $key  Key.
	 * @return array|\WP_Error `account`; `invalid_key` when Stripe says no.
	 */
	public static function test( $mode, $key ) {
		$answer = ( new Stripe_Client( $mode, $key ) )->get( 'account' );
		if ( is_wp_error( $answer ) && 'mainstreet_remote_rejected' === $answer->get_error_code() ) {
			return self::unknown_key();
		}
		if ( is_wp_error( $answer ) ) {
			$data = (array) $answer->get_error_data();
			if ( ! isset( $data['stripe_status'] ) || 403 !== $data['stripe_status'] || 0 !== strpos( $key, 'rk_' ) ) {
				return $answer;
			}
			// A restricted key that may take payments and not read the account.
			$answer = array();
		}
		return self::keep( $mode, $key, $answer );
	}

	/** The error for a key that Stripe does not know. */
	public static function unknown_key(): \WP_Error {
		return Errors::invalid( 'service_api_key', __( 'Stripe refused the saved key.', 'mainstreet-blocks' ), 'invalid_key' );
	}

	/**
	 * What is known of the account of a mode.
	 *
	 * @param string $mode Mode.
	 * @return array `id`, `currency` (small letters), `name`; of a key that was never tested acct_self.
	 */
	public static function known( string $mode ): array {
		$all  = (array) get_option( self::OPTION, array() );
		$kept = Attributes::items( $all, $mode );
		$key  = Stripe_Keys::get( $mode );
		if ( '' !== $key && isset( $kept['generation'] ) && self::generation( $key ) === $kept['generation'] ) {
			return $kept;
		}
		return array(
			'id'       => self::UNKNOWN,
			'currency' => 'usd',
			'name'     => '',
		);
	}

	/**
	 * Tells editors whether payments are connected.
	 *
	 * @param array|null $account What another provider says.
	 * @return array `connected`, `account_id`, `currency`, `connect_url`, `mode`; `errors` when there are.
	 */
	public static function describe( $account ) {
		if ( is_array( $account ) && ! empty( $account['connected'] ) ) {
			return $account;
		}
		$mode    = Stripe_Keys::mode();
		$has_key = '' !== Stripe_Keys::service( $mode );
		$ready   = $has_key && ! Stripe_Keys::is_rejected( $mode );
		$known   = self::known( $mode );
		$state   = array(
			'connected'   => $ready,
			'account_id'  => $ready ? $known['id'] : null,
			'currency'    => $known['currency'],
			// Given to all who edit, as without it and without an account the donations block would make plans.
			'connect_url' => $ready ? '' : self::connect_url(),
			'mode'        => $mode,
		);
		if ( $has_key && ! $ready ) {
			$state['errors'] = array( 'stripe_key_rejected' => array( __( 'Stripe refused the saved key.', 'mainstreet-blocks' ) ) );
		}
		return $state;
	}

	/** Where keys are entered; the editor fills `state`. */
	public static function connect_url(): string {
		return Settings_Page::url() . '&state=' . rawurlencode( 'e30=' ) . '#/payments/stripe';
	}

	/**
	 * Keeps what Stripe said.
	 *
	 * @param string $mode    Mode.
	 * @param string $key     Key.
	 * @param array  $account The account.
	 * @return array `account`.
	 */
	private static function keep( $mode, $key, array $account ): array {
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

	/**
	 * Tells a key from others, and nothing about it: as Secrets::generation().
	 *
	 * @param string $key Key.
	 * @return string
	 */
	private static function generation( $key ) {
		return substr( wp_hash( $key ), 0, 12 );
	}
}
