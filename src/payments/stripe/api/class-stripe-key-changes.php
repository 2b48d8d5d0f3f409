<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Connections\Secrets\Encrypted_Options;
use Mainstreet\Connections\Services;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * Reacts to changes of the key options, whether they are saved in the plugin's settings, on core's Connectors screen or with
 * WP-CLI: creates or deletes the webhook endpoint, and keeps replaced signing secrets valid for a while.
 */
final class Stripe_Key_Changes {

	/**
	 * Prefix of the key options. Services::option_name() returns the same names (a test compares them), but it would load all
	 * services each time any option is saved.
	 */
	const PREFIX = 'connectors_payments_stripe_';

	/** Callback of `added_option`. */
	public static function added( string $option ): void {
		self::changed( $option, '' );
	}

	/**
	 * Callback of `updated_option`.
	 *
	 * @param string $option Name.
	 * @param mixed  $old    Previous value.
	 */
	public static function changed( string $option, $old ): void {
		if ( 0 !== strpos( (string) $option, self::PREFIX ) ) {
			return;
		}
		$old  = is_string( $old ) ? Encrypted_Options::decrypt( $old ) : '';
		$mode = self::mode_of( $option, Stripe_Keys::WEBHOOKS );
		if ( '' !== $old && Encrypted_Options::read( $option ) === $old ) {
			// The same key; it was only encrypted.
			return;
		}
		if ( '' !== $mode ) {
			Stripe_Webhook_Secrets::retire( $mode, $old );
			return;
		}
		foreach ( Stripe_Keys::get_modes() as $mode ) {
			if ( Services::option_name( Stripe_Keys::find_service( $mode ) ) === $option ) {
				Stripe_Endpoint::ensure( $mode );
				Payment_Reconciler::schedule();
			}
		}
	}

	/** Callback of `delete_option`, before the option is deleted. Deletes the webhook endpoint while its key can still be read. */
	public static function deleting( string $option ): void {
		if ( 0 !== strpos( (string) $option, self::PREFIX ) ) {
			return;
		}
		$key  = Encrypted_Options::read( $option );
		$mode = Stripe_Keys::mode_of( $key );
		if ( '' !== $mode && Stripe_Keys::get( $mode ) === $key ) {
			Stripe_Endpoint::remove( $mode, $key );
		}
	}

	/**
	 * Finds the mode whose service uses an option.
	 *
	 * @param string   $option   Name of the option.
	 * @param string[] $services Service ids by mode.
	 * @return string Empty if none of the services uses it.
	 */
	private static function mode_of( string $option, array $services ) {
		foreach ( $services as $mode => $service ) {
			if ( Services::option_name( $service ) === $option ) {
				return $mode;
			}
		}
		return '';
	}
}
