<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Secrets\Token_Seal;
use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the endpoints we made with their secrets, encrypted, and knows those an owner entered. While one secret
 * replaces another, both count.
 */
final class Stripe_Webhook_Secrets {

	const OPTION = 'mainstreet_stripe_webhooks';

	/** Seconds a replaced secret still counts: Stripe signs with both for at most a day. */
	const OVERLAP = DAY_IN_SECONDS;

	/**
	 * Secrets that count.
	 *
	 * @param string $mode Mode.
	 * @return string[]
	 */
	public static function of( string $mode ): array {
		$kept    = self::kept( $mode );
		$secrets = self::entered( $mode );
		$seal    = new Token_Seal();
		if ( ! empty( $kept['secret'] ) ) {
			$secrets[] = $seal->open( $kept['secret'] );
		}
		foreach ( Attributes::items( $kept, 'old' ) as $old ) {
			if ( isset( $old['until'], $old['secret'] ) && $old['until'] > time() ) {
				$secrets[] = $seal->open( $old['secret'] );
			}
		}
		return array_values( array_unique( array_filter( $secrets ) ) );
	}

	/**
	 * Whether the owner, or the site's configuration, names a secret.
	 *
	 * @param string $mode Mode.
	 */
	public static function is_entered( $mode ): bool {
		return array() !== self::entered( $mode );
	}

	/**
	 * Whether a text is a secret.
	 *
	 * @param string $text Anything.
	 * @return bool
	 */
	public static function is_secret( $text ) {
		return (bool) preg_match( '/^whsec_[A-Za-z0-9_+\/=-]{8,200}$/D', $text );
	}

	/**
	 * The endpoint we made.
	 *
	 * @param string $mode Mode.
	 * @return array `id`, `url`, `account` (generation of the key), `secret` (sealed), `old`, `made`, `problem`; empty for none.
	 */
	public static function kept( $mode ): array {
		$all = get_option( self::OPTION, array() );
		return Attributes::items( $all, $mode );
	}

	/**
	 * Whether there is an endpoint that we made whose secret can be decrypted.
	 *
	 * @param string $mode Mode.
	 */
	public static function is_made( $mode ): bool {
		$kept = self::kept( $mode );
		return ! empty( $kept['secret'] ) && ( new Token_Seal() )->can_open( (string) $kept['secret'] );
	}

	/**
	 * Whether there is an endpoint that we made whose secret can't be decrypted, so that all of its events are refused.
	 *
	 * @param string $mode Mode.
	 */
	public static function is_unreadable( $mode ): bool {
		return ! empty( self::kept( $mode )['secret'] ) && ! self::is_made( $mode );
	}

	/**
	 * Keeps an endpoint that was made. The secret of the one before counts for a while.
	 *
	 * @param string $mode     Mode.
	 * @param array  $endpoint `id`, `url`, `account`.
	 * @param string $secret   Secret.
	 */
	public static function keep( string $mode, array $endpoint, string $secret ): void {
		$before = self::kept( $mode );
		self::store(
			$mode,
			$endpoint + array(
				'secret'  => ( new Token_Seal() )->close( $secret ),
				'old'     => self::older( $before, self::is_made( $mode ) ? $before['secret'] : '' ),
				'made'    => time(),
				'problem' => '',
			)
		);
	}

	/**
	 * An owner's secret is replaced: the old one counts for a while.
	 *
	 * @param string $mode   Mode.
	 * @param string $secret Old secret.
	 */
	public static function retire( $mode, $secret ): void {
		if ( self::is_secret( $secret ) ) {
			$kept = self::kept( $mode );
			self::store( $mode, array( 'old' => self::older( $kept, ( new Token_Seal() )->close( $secret ) ) ) + $kept );
		}
	}

	/**
	 * Writes down why no endpoint could be made.
	 *
	 * @param string $mode    Mode.
	 * @param string $problem Sentence; '' for none.
	 */
	public static function note( string $mode, string $problem ): void {
		$kept = self::kept( $mode );
		if ( $problem !== ( isset( $kept['problem'] ) ? $kept['problem'] : '' ) ) {
			self::store( $mode, array( 'problem' => $problem ) + $kept );
		}
	}

	/**
	 * Forgets the endpoint of a mode.
	 *
	 * @param string $mode Mode.
	 */
	public static function forget( $mode ): void {
		self::store( $mode, array() );
	}

	/**
	 * Secrets that were entered. A constant may hold two, separated by a space or comma.
	 *
	 * @param string $mode Mode.
	 * @return string[]
	 */
	private static function entered( $mode ): array {
		return array_values( array_filter( preg_split( '/[\s,]+/', Secrets::get( Stripe_Keys::WEBHOOKS[ $mode ] ) ), array( __CLASS__, 'is_secret' ) ) );
	}

	/**
	 * Replaced secrets that still count.
	 *
	 * @param array  $kept   As kept().
	 * @param string $sealed One more; '' for none.
	 * @return array[] `secret` (sealed), `until`.
	 */
	private static function older( array $kept, $sealed ): array {
		$old = array_filter(
			isset( $kept['old'] ) && is_array( $kept['old'] ) ? $kept['old'] : array(),
			static function ( $one ) {
				return isset( $one['until'], $one['secret'] ) && $one['until'] > time() && ( new Token_Seal() )->can_open( (string) $one['secret'] );
			}
		);
		if ( '' !== $sealed ) {
			$old[] = array(
				'secret' => $sealed,
				'until'  => time() + self::OVERLAP,
			);
		}
		return array_slice( array_values( $old ), -3 );
	}

	/**
	 * Stores what is kept of a mode.
	 *
	 * @param string $mode Mode.
	 * @param array  $kept As kept().
	 */
	private static function store( $mode, array $kept ): void {
		$all          = get_option( self::OPTION, array() );
		$all          = is_array( $all ) ? $all : array();
		$all[ $mode ] = $kept;
		update_option( self::OPTION, $all, false );
	}
}
