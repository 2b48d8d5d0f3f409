<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Secrets\Token_Encryption;
use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the endpoints that the plugin created, with their encrypted secrets, and reads the secrets that the owner entered. A
 * replaced secret stays valid for OVERLAP.
 */
final class Stripe_Webhook_Secrets {

	const OPTION = 'mainstreet_stripe_webhooks';

	/** Seconds that a replaced secret stays valid. Stripe signs with both secrets for at most a day. */
	const OVERLAP = DAY_IN_SECONDS;

	/** Lists the valid secrets of a mode. */
	public static function get_all( string $mode ): array {
		$stored     = self::get_stored( $mode );
		$secrets    = self::get_entered( $mode );
		$encryption = new Token_Encryption();
		if ( ! empty( $stored['secret'] ) ) {
			$secrets[] = $encryption->decrypt( $stored['secret'] );
		}
		foreach ( Attributes::items( $stored, 'old' ) as $old ) {
			if ( isset( $old['until'], $old['secret'] ) && $old['until'] > time() ) {
				$secrets[] = $encryption->decrypt( $old['secret'] );
			}
		}
		return array_values( array_unique( array_filter( $secrets ) ) );
	}

	/** Whether a secret was entered by the owner or is defined in the site's configuration. */
	public static function is_entered( string $mode ): bool {
		return array() !== self::get_entered( $mode );
	}

	/**
	 * Whether a text has the format of a secret.
	 *
	 * @param string $text Any text.
	 */
	public static function is_secret( $text ) {
		return (bool) preg_match( '/^whsec_[A-Za-z0-9_+\/=-]{8,200}$/D', $text );
	}

	/**
	 * Returns the data of the endpoint that the plugin created.
	 *
	 * @return array `id`, `url`, `secret` (encrypted), `old` (see get_older()), `made` (Unix time), `problem` (message or ''); empty if there is none.
	 */
	public static function get_stored( string $mode ): array {
		$all = get_option( self::OPTION, array() );
		return Attributes::items( $all, $mode );
	}

	/** Whether the plugin created an endpoint whose secret can be decrypted. */
	public static function is_made( string $mode ): bool {
		$stored = self::get_stored( $mode );
		return ! empty( $stored['secret'] ) && ( new Token_Encryption() )->can_decrypt( (string) $stored['secret'] );
	}

	/** Whether the plugin created an endpoint whose secret cannot be decrypted, so that its events are rejected. */
	public static function is_unreadable( string $mode ): bool {
		return ! empty( self::get_stored( $mode )['secret'] ) && ! self::is_made( $mode );
	}

	/**
	 * Stores a new endpoint. The secret of the previous one stays valid for OVERLAP.
	 *
	 * @param array $endpoint `id`, `url`.
	 */
	public static function save( string $mode, array $endpoint, string $secret ): void {
		$before = self::get_stored( $mode );
		self::store(
			$mode,
			$endpoint + array(
				'secret'  => ( new Token_Encryption() )->encrypt( $secret ),
				'old'     => self::get_older( $before, self::is_made( $mode ) ? $before['secret'] : '' ),
				'made'    => time(),
				'problem' => '',
			)
		);
	}

	/**
	 * Keeps a replaced secret of the owner valid for OVERLAP.
	 *
	 * @param string $secret Old secret.
	 */
	public static function retire( $mode, $secret ): void {
		if ( self::is_secret( $secret ) ) {
			$stored = self::get_stored( $mode );
			self::store( $mode, array( 'old' => self::get_older( $stored, ( new Token_Encryption() )->encrypt( $secret ) ) ) + $stored );
		}
	}

	/**
	 * Stores why the endpoint could not be created.
	 *
	 * @param string $problem Message; empty clears it.
	 */
	public static function save_problem( string $mode, string $problem ): void {
		$stored = self::get_stored( $mode );
		if ( $problem !== ( isset( $stored['problem'] ) ? $stored['problem'] : '' ) ) {
			self::store( $mode, array( 'problem' => $problem ) + $stored );
		}
	}

	/** Deletes the stored data of a mode. */
	public static function delete( string $mode ): void {
		self::store( $mode, array() );
	}

	/** Lists the secrets that were entered. A constant may contain several, separated by spaces or commas. */
	private static function get_entered( $mode ): array {
		return array_values( array_filter( preg_split( '/[\s,]+/', Secrets::get( Stripe_Keys::WEBHOOKS[ $mode ] ) ), array( __CLASS__, 'is_secret' ) ) );
	}

	/**
	 * Lists the replaced secrets that are still valid, at most three.
	 *
	 * @param array  $stored As get_stored() returns it.
	 * @param string $sealed Encrypted secret to add; empty for none.
	 * @return array[] `secret` (encrypted), `until` (Unix time).
	 */
	private static function get_older( array $stored, $sealed ): array {
		$old = array_filter(
			isset( $stored['old'] ) && is_array( $stored['old'] ) ? $stored['old'] : array(),
			static fn( $one ) => isset( $one['until'], $one['secret'] ) && $one['until'] > time() && ( new Token_Encryption() )->can_decrypt( (string) $one['secret'] )
		);
		if ( '' !== $sealed ) {
			$old[] = array(
				'secret' => $sealed,
				'until'  => time() + self::OVERLAP,
			);
		}
		return array_slice( array_values( $old ), -3 );
	}

	/** @param array $stored As get_stored() returns it. */
	private static function store( $mode, array $stored ): void {
		$all          = get_option( self::OPTION, array() );
		$all          = is_array( $all ) ? $all : array();
		$all[ $mode ] = $stored;
		update_option( self::OPTION, $all, false );
	}
}
