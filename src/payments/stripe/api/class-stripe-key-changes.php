<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Secrets\Sealed_Options;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Payments\Events\Payments_Look;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * Hears of keys that are saved, whoever saves them: our settings, core's screen of connectors, WP-CLI.
 */
final class Stripe_Key_Changes {

	/**
	 * Where the options of the keys begin. The names are those that Secrets gives; a test compares them. Asking it would
	 * read all services for each option that anybody saves.
	 */
	const PREFIX = 'connectors_payments_stripe_';

	/**
	 * An option was added.
	 *
	 * @param string $option Name.
	 */
	public static function added( string $option ): void {
		self::changed( $option, '' );
	}

	/**
	 * An option has another value.
	 *
	 * @param string $option Name.
	 * @param mixed  $old    Value before.
	 */
	public static function changed( string $option, $old ): void {
		if ( 0 !== strpos( (string) $option, self::PREFIX ) ) {
			return;
		}
		$old  = is_string( $old ) ? Key_Parts::open( $old ) : '';
		$mode = self::mode_of( $option, Stripe_Keys::WEBHOOKS );
		if ( '' !== $old && Sealed_Options::read( $option ) === $old ) {
			// The same key, encrypted by an update.
			return;
		}
		if ( '' !== $mode ) {
			Stripe_Webhook_Secrets::retire( $mode, $old );
			return;
		}
		foreach ( Stripe_Keys::modes() as $mode ) {
			if ( Secrets::option_name( Stripe_Keys::service( $mode ) ) === $option ) {
				Stripe_Endpoint::ensure( $mode );
				Payments_Look::ensure();
			}
		}
	}

	/**
	 * An option is about to be deleted.
	 *
	 * @param string $option Name.
	 */
	public static function deleting( string $option ): void {
		if ( 0 !== strpos( (string) $option, self::PREFIX ) ) {
			return;
		}
		$key  = Sealed_Options::read( $option );
		$mode = Stripe_Keys::mode_of( $key );
		if ( '' !== $mode && Stripe_Keys::get( $mode ) === $key ) {
			Stripe_Endpoint::remove( $mode, $key );
		}
	}

	/**
	 * The mode whose service an option belongs to.
	 *
	 * @param string   $option   Name.
	 * @param string[] $services Services by mode.
	 * @return string '' for none of them.
	 */
	private static function mode_of( string $option, array $services ) {
		foreach ( $services as $mode => $service ) {
			if ( Secrets::option_name( $service ) === $option ) {
				return $mode;
			}
		}
		return '';
	}
}
