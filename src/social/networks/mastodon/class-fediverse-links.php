<?php
namespace Mainstreet\Social\Networks\Mastodon;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;
use Mainstreet\Core\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the front page say which accounts at Mastodon are the site's own (`rel=me`, by which Mastodon marks the site's address in the profile as
 * checked), and articles who writes them (`fediverse:creator`). Only accounts for everybody are the site's. Both are kept with the
 * settings, which every page has at hand: no page asks for accounts.
 */
final class Fediverse_Links {

	/** Settings: addresses of the profiles; the first account. */
	const LINKS  = 'fediverse_links';
	const HANDLE = 'fediverse_handle';

	/**
	 * Notes the accounts, after one has come, gone or changed hands.
	 */
	public static function note() {
		$links  = array();
		$handle = '';
		foreach ( ( new Accounts() )->of_service( Mastodon::ID, 0 ) as $account ) {
			$link    = (string) $account->meta( 'link' );
			$links[] = $link;
			$handle  = '' === $handle ? (string) $account->meta( 'handle' ) : $handle;
		}
		$now  = array(
			self::LINKS  => array_values( array_filter( array_unique( $links ), 'strlen' ) ),
			self::HANDLE => $handle,
		);
		$then = array_intersect_key( Stored_Settings::all(), $now ) + array(
			self::LINKS  => array(),
			self::HANDLE => '',
		);
		if ( $now[ self::LINKS ] !== $then[ self::LINKS ] || $now[ self::HANDLE ] !== $then[ self::HANDLE ] ) {
			Stored_Settings::save( $now );
		}
	}

	/**
	 * An account is gone.
	 *
	 * @param Account $account Account.
	 */
	public static function removed( Account $account ) {
		if ( Mastodon::ID === $account->service() ) {
			self::note();
		}
	}

	/**
	 * Prints the links of the front page.
	 *
	 * @param mixed $links Addresses.
	 */
	public static function print_all( $links ) {
		$links = is_array( $links ) ? array_filter( $links, 'is_string' ) : array();
		foreach ( preg_grep( '#^https://#', $links ) as $link ) {
			printf( "<link rel=\"me\" href=\"%s\">\n", esc_url( $link, array( 'https' ) ) );
		}
	}
}
