<?php
/**
 * What becomes of one post's newsletter, for who writes it.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Errors;
use Mainstreet\Newsletter\Subscribers\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of the editor's panels; `routes/campaigns.php` names the paths. Who may edit the post may look, who
 * may publish it may stop its being sent.
 */
final class Campaign_Post {

	/** What the editor calls the statuses of a campaign. */
	const STATES = array(
		Campaigns::QUEUED    => 'waiting',
		Campaigns::SENDING   => 'sending',
		Campaigns::PAUSED    => 'paused',
		Campaigns::DONE      => 'sent',
		Campaigns::FAILED    => 'failed',
		Campaigns::CANCELLED => 'cancelled',
	);

	/**
	 * Who may look.
	 *
	 * @param \WP_REST_Request $request `id` of the post.
	 * @return true|\WP_Error
	 */
	public static function may_look( $request ) {
		return current_user_can( 'edit_posts' ) && current_user_can( 'edit_post', (int) $request['id'] ) ? true : Errors::forbidden();
	}

	/**
	 * Who may stop it.
	 *
	 * @param \WP_REST_Request $request `id` of the post.
	 * @return true|\WP_Error
	 */
	public static function may_cancel( $request ) {
		return true === self::may_look( $request ) && current_user_can( 'publish_post', (int) $request['id'] ) ? true : Errors::forbidden();
	}

	/**
	 * How far it is.
	 *
	 * @param \WP_REST_Request $request `id` of the post.
	 * @return array As item().
	 */
	public static function get( $request ) {
		return self::item( ( new Campaigns() )->of_post( (int) $request['id'] ), $request );
	}

	/**
	 * Stops it: nobody gets it any more.
	 *
	 * @param \WP_REST_Request $request `id` of the post.
	 * @return array|\WP_Error As item().
	 */
	public static function cancel( $request ) {
		$row  = ( new Campaigns() )->of_post( (int) $request['id'] );
		$done = $row ? ( new Campaigns() )->act( $row, 'cancel' ) : Campaigns::conflict( __( 'This post is not being sent.', 'mainstreet-blocks' ) );
		return is_wp_error( $done ) ? $done : self::item( $done, $request );
	}

	/**
	 * A campaign as the editor knows it.
	 *
	 * @param array|null       $row     Row; null for none.
	 * @param \WP_REST_Request $request Request.
	 * @return array `state` (one of STATES, or `none`), `note` (as the campaign's), `total`, `sent`, `failed`, `time` (when it
	 *               begins, in words; '' when that has passed), `can_cancel`.
	 */
	private static function item( $row, $request ) {
		if ( ! $row ) {
			return array(
				'state'      => 'none',
				'note'       => '',
				'total'      => 0,
				'sent'       => 0,
				'failed'     => 0,
				'time'       => '',
				'can_cancel' => false,
			);
		}
		$is_waiting = Campaigns::QUEUED === $row['status'];
		return array(
			'state'      => self::STATES[ $row['status'] ],
			'note'       => $row['note'],
			'total'      => null === $row['started_gmt'] ? ( new Subscribers() )->count( Subscriber_Status::ACTIVE ) : (int) $row['total'],
			'sent'       => (int) $row['sent'],
			'failed'     => (int) $row['failed'],
			'time'       => $is_waiting && (int) $row['starts_at'] > time() ? (string) wp_date( get_option( 'time_format' ), (int) $row['starts_at'] ) : '',
			'can_cancel' => in_array( $row['status'], Campaigns::ACTIONS['cancel'], true ) && true === self::may_cancel( $request ),
		);
	}
}
