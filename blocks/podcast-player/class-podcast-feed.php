<?php
/**
 * Podcasts by the address of their feed.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Reads podcasts, from what is stored wherever possible.
 */
final class Podcast_Feed {

	/**
	 * What asks other servers.
	 *
	 * @var Http_Client
	 */
	private $http;

	/**
	 * A reader of podcasts.
	 *
	 * @param Http_Client|null $http What asks other servers.
	 */
	public function __construct( ?Http_Client $http = null ) {
		$this->http = $http ? $http : new Http_Client();
	}

	/**
	 * A podcast for a page: what is stored, however old within a week. What was never stored is asked
	 * for once, for three seconds at most.
	 *
	 * @param string   $url   Address of the feed, as the author typed it.
	 * @param string[] $guids Names of the episodes to show, in this order; none for the newest.
	 * @param int      $limit Episodes at most.
	 * @return Podcast|null Null when there is nothing to show: draw a link to the address.
	 */
	public function for_page( $url, array $guids = array(), $limit = 5 ) {
		return null;
	}
}
