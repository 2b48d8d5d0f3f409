<?php
namespace Mainstreet\Social\Networks\Mastodon;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Names the site's own accounts at Mastodon on the front page (`rel=me`, by which Mastodon verifies the site's URL in the profile), and the
 * creator of articles (`fediverse:creator`). Only accounts for everybody are the site's own. Both are stored with the settings, which every
 * page has loaded, so that no page queries accounts.
 */
final class Fediverse_Links {

	/** Settings: URLs of the profiles; handle of the first account. */
	const LINKS  = 'fediverse_links';
	const HANDLE = 'fediverse_handle';

	/** Stores the accounts after one was connected, removed or given to another user. */
	public static function update(): void {
		$links  = array();
		$handle = '';
		foreach ( ( new Accounts() )->find_by_service( Mastodon::ID, 0 ) as $account ) {
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

	/** Updates the list after an account was removed. */
	public static function account_deleted( Account $account ): void {
		if ( Mastodon::ID === $account->service() ) {
			self::update();
		}
	}

	/**
	 * Prints the links of the front page.
	 *
	 * @param mixed $links URLs.
	 */
	public static function render( $links ): void {
		$links = is_array( $links ) ? array_filter( $links, 'is_string' ) : array();
		foreach ( preg_grep( '#^https://#', $links ) as $link ) {
			printf( "<link rel=\"me\" href=\"%s\">\n", esc_url( $link, array( 'https' ) ) );
		}
	}
}
