<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Errors;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * REST callbacks for the newsletter of one post, used by the panels of the editor; Newsletter_Controller registers the routes.
 * Users who may edit the post can read its state. Users who may publish it can send, postpone or cancel it.
 */
final class Campaign_Post {

	/** Campaign statuses, with their names in the editor. */
	const STATES = array(
		Campaigns::QUEUED    => 'waiting',
		Campaigns::SENDING   => 'sending',
		Campaigns::PAUSED    => 'paused',
		Campaigns::DONE      => 'sent',
		Campaigns::FAILED    => 'failed',
		Campaigns::CANCELLED => 'cancelled',
	);

	/**
	 * Permission callback of the GET route.
	 *
	 * @return true|\WP_Error
	 */
	public static function may_look( \WP_REST_Request $request ) {
		return current_user_can( 'edit_posts' ) && current_user_can( 'edit_post', (int) $request['id'] ) ? true : Errors::forbidden();
	}

	/**
	 * Permission callback of the POST route.
	 *
	 * @return true|\WP_Error
	 */
	public static function may_act( \WP_REST_Request $request ) {
		return true === self::may_look( $request ) && current_user_can( 'publish_post', (int) $request['id'] ) ? true : Errors::forbidden();
	}

	/**
	 * Returns the state of the campaign.
	 *
	 * @return array As item().
	 */
	public static function get( \WP_REST_Request $request ) {
		return self::item( ( new Campaigns() )->of_post( (int) $request['id'] ), $request );
	}

	/**
	 * Cancels or postpones the campaign, sends it now or at a given time, or sends it again to subscribers who did not get it.
	 *
	 * @param \WP_REST_Request $request `id` of the post, `action`; `at` for `send` and `put_off`, `subject` and `preview` for `send`.
	 * @return array|\WP_Error As item(); 400 for an invalid time, 409 if the action does not fit the current state.
	 */
	public static function act( \WP_REST_Request $request ) {
		$row  = ( new Campaigns() )->of_post( (int) $request['id'] );
		$post = get_post( (int) $request['id'] );
		$at   = (string) $request['at'];
		$time = Campaign_Sending::time( $at );
		if ( null === $time && ( '' !== $at || 'put_off' === $request['action'] ) ) {
			return Errors::invalid( 'at', __( 'Choose a time in the future, within one year.', 'mainstreet-blocks' ) );
		}
		switch ( $request['action'] ) {
			case 'cancel':
				$done = $row ? ( new Campaigns() )->act( $row, 'cancel' ) : Campaigns::conflict( __( 'This post is not being sent.', 'mainstreet-blocks' ) );
				break;
			case 'put_off':
				$done = $row ? Campaign_Sending::put_off( $row, $time ) : null;
				break;
			case 'again':
				$done = $row && Campaign_Sending::may_resend( $row ) && Campaign_Trigger::is_public( $post ) ? Campaign_Sending::resend( $row ) : null;
				break;
			default:
				$done = Campaign_Sending::may_send( $post, $row ) ? self::send( $post, $time, $request ) : null;
		}
		$done = null === $done ? Campaigns::conflict( __( 'This newsletter has changed since you opened it. Please reload the page.', 'mainstreet-blocks' ) ) : $done;
		return is_wp_error( $done ) ? $done : self::item( $done, $request );
	}

	/**
	 * Sends a post that was published before, after storing its subject and preview text.
	 *
	 * @param int|null         $time    Unix time; null for now.
	 * @param \WP_REST_Request $request `subject`, `preview`.
	 * @return array|null Row of its campaign; null if another request created one first.
	 */
	private static function send( \WP_Post $post, ?int $time, \WP_REST_Request $request ): ?array {
		$texts = array(
			Newsletter_Meta::SUBJECT => $request['subject'],
			Newsletter_Meta::PREVIEW => $request['preview'],
		);
		foreach ( array_filter( $texts, 'is_string' ) as $key => $text ) {
			update_post_meta( $post->ID, $key, wp_slash( $text ) );
		}
		return Campaign_Sending::send( $post, $time ? $time - time() : 0 );
	}

	/**
	 * Prepares a campaign for the editor.
	 *
	 * @param array|null $row Row; null if the post has no campaign.
	 * @return array `state` (one of STATES, or `none`), `note` (see Campaign_Controller), `total`, `sent`, `failed`, `time` (formatted start time;
	 *               empty if it has passed), `can_cancel`, `can_put_off`, `can_send`, `missing` (number of subscribers for whom it can be sent
	 *               again).
	 */
	private static function item( ?array $row, \WP_REST_Request $request ): array {
		$may = true === self::may_act( $request );
		if ( ! $row ) {
			return array(
				'state'       => 'none',
				'note'        => '',
				'total'       => ( new Subscribers() )->count( Subscriber_Status::ACTIVE ),
				'sent'        => 0,
				'failed'      => 0,
				'time'        => '',
				'can_cancel'  => false,
				'can_put_off' => false,
				'can_send'    => $may && Campaign_Sending::may_send( get_post( (int) $request['id'] ), null ),
				'missing'     => 0,
			);
		}
		$is_waiting = Campaigns::QUEUED === $row['status'];
		$can_resend = $may && Campaign_Sending::may_resend( $row ) && Campaign_Trigger::is_public( get_post( (int) $request['id'] ) );
		return array(
			'state'       => self::STATES[ $row['status'] ],
			'note'        => $row['note'],
			'total'       => null === $row['started_gmt'] ? ( new Subscribers() )->count( Subscriber_Status::ACTIVE ) : (int) $row['total'],
			'sent'        => (int) $row['sent'],
			'failed'      => (int) $row['failed'],
			'time'        => $is_waiting ? self::in_words( (int) $row['starts_at'] ) : '',
			'can_cancel'  => $may && in_array( $row['status'], Campaigns::ACTIONS['cancel'], true ),
			'can_put_off' => $may && $is_waiting,
			'can_send'    => false,
			'missing'     => $can_resend ? Campaign_Sending::missing( $row ) : 0,
		);
	}

	/**
	 * Formats a future time for display.
	 *
	 * @return string Includes the date unless it is today; empty if the time has passed.
	 */
	private static function in_words( int $time ): string {
		if ( $time <= time() ) {
			return '';
		}
		$format = wp_date( 'Ymd', $time ) === wp_date( 'Ymd' ) ? get_option( 'time_format' ) : get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
		return (string) wp_date( $format, $time );
	}
}
