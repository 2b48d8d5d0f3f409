<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;

defined( 'ABSPATH' ) || exit;

/** REST callback that lists published posts which were never sent, for the newsletter screen. Campaign_Post sends them. */
final class Unsent_Posts {

	/** Maximum number of posts. */
	const MOST = 20;

	/**
	 * Returns the newest unsent posts that the user may publish.
	 *
	 * @param \WP_REST_Request $request `search` (words of the title or content; empty for all).
	 * @return array `items` (`id`, `title`, `date`).
	 */
	public static function index( \WP_REST_Request $request ) {
		$query = array(
			'post_type'           => Campaign_Trigger::post_types(),
			'post_status'         => 'publish',
			'has_password'        => false,
			'posts_per_page'      => self::MOST,
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
			'suppress_filters'    => false,
			's'                   => trim( (string) $request['search'] ),
			'orderby'             => 'date',
		);
		add_filter( 'posts_where', array( __CLASS__, 'where' ) );
		$posts = Campaign_Trigger::is_ours() ? get_posts( $query ) : array();
		remove_filter( 'posts_where', array( __CLASS__, 'where' ) );
		$items = array();
		foreach ( $posts as $post ) {
			if ( current_user_can( 'publish_post', $post->ID ) && Campaign_Sending::may_send( $post, null ) ) {
				$items[] = array(
					'id'    => $post->ID,
					'title' => Mail_Text::line( get_the_title( $post ) ),
					'date'  => Subscriber_List::time( $post->post_date_gmt ),
				);
			}
		}
		return array( 'items' => $items );
	}

	/**
	 * Excludes posts that have a campaign.
	 *
	 * @param string $where Conditions.
	 */
	public static function where( $where ) {
		global $wpdb;
		return $where . ' AND NOT EXISTS (SELECT 1 FROM `' . Tables::name( 'campaigns' ) . "` c WHERE c.post_id = {$wpdb->posts}.ID)";
	}
}
