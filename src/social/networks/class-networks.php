<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Social\Networks\Bluesky\Bluesky;
use Mainstreet\Social\Networks\Linkedin\Linkedin;
use Mainstreet\Social\Networks\Mastodon\Mastodon;
use Mainstreet\Social\Networks\Webhook\Webhook;
use Mainstreet\Social\Networks\X\X;

defined( 'ABSPATH' ) || exit;

/** The networks that posts are sent to. */
final class Networks {

	/**
	 * All networks.
	 *
	 * @return Network[] By ID.
	 */
	public static function all(): array {
		$own = array( new Mastodon(), new Bluesky(), new Webhook(), new Linkedin(), new X() );
		/**
		 * Filters the networks that posts are sent to.
		 *
		 * @param Network[] $networks The networks; what is none is left out.
		 */
		$networks = apply_filters( 'mainstreet_networks', $own );
		$by_id    = array();
		foreach ( is_array( $networks ) ? $networks : $own as $network ) {
			if ( $network instanceof Network ) {
				$by_id[ $network->id() ] = $network;
			}
		}
		return $by_id;
	}

	/**
	 * Finds a network.
	 *
	 * @param string $id ID, which is the service of its accounts.
	 */
	public static function get( $id ): ?Network {
		$all = self::all();
		return isset( $all[ $id ] ) ? $all[ $id ] : null;
	}

	/**
	 * Text for a network.
	 *
	 * @param string                                   $text    Text of a message.
	 * @param \Mainstreet\Connections\Accounts\Account $account Account.
	 * @param int                                      $post    Post; 0 for none.
	 * @return string
	 */
	public static function filter_text( $text, Network $network, $account, $post ) {
		/**
		 * Filters the text of a message for one network, before it is cut to what the network takes.
		 *
		 * @param string                          $text    Text.
		 * @param string                          $network Id of the network.
		 * @param \Mainstreet\Connections\Accounts\Account $account Account.
		 * @param int                             $post    Post; 0 for none.
		 */
		$filtered = apply_filters( 'mainstreet_share_text', $text, $network->id(), $account, $post );
		return is_string( $filtered ) ? $filtered : $text;
	}
}
