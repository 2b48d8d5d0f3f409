<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for the plans tab of the payments screen: lists plans with their posts and members; creates, changes and archives them.
 *
 * GET payments/plans?archived → { items: [plan], currency }
 * POST payments/plans, payments/plans/<id> { title, price, currency, interval, … } → plan
 * DELETE payments/plans/<id>?cancel_subscriptions → { archived: true }
 */
final class Plans_Screen_Controller extends Controller {

	/** Form field by error code of Plan_Fields. */
	const FIELDS = array(
		'mainstreet_title_required'       => 'title',
		'mainstreet_price_invalid'        => 'price',
		'mainstreet_price_too_low'        => 'price',
		'mainstreet_currency_unsupported' => 'currency',
		'mainstreet_interval_invalid'     => 'interval',
	);

	public function register_routes() {
		$may    = array( $this, 'permissions_check' );
		$flag   = array( 'type' => 'boolean' );
		$off    = $flag + array( 'default' => false );
		$fields = array(
			'title'                   => $this->text_schema( 500 ),
			'price'                   => $this->text_schema( 40 ),
			'currency'                => $this->text_schema( 10 ),
			'interval'                => $this->text_schema( 20 ),
			'buyer_can_change_amount' => $flag,
			'description'             => $this->text_schema( 5000 ),
			'welcome_email'           => $this->text_schema( 5000 ),
		);
		$this->register_route(
			'/payments/plans',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), $may, array( 'archived' => $off ) ),
				$this->endpoint( 'POST', array( $this, 'save' ), $may, $fields ),
			)
		);
		$this->register_route(
			'/payments/plans/(?P<id>\d+)',
			array(
				$this->endpoint( 'POST', array( $this, 'save' ), $may, $fields ),
				$this->endpoint( 'DELETE', array( $this, 'delete_item' ), $may, array( 'cancel_subscriptions' => $off ) ),
			)
		);
	}

	/**
	 * Whether the user may manage payments, and may edit the requested plan. Also checks that the plan exists.
	 *
	 * @param \WP_REST_Request $request `id` in routes of a single plan.
	 */
	public function permissions_check( \WP_REST_Request $request ) {
		if ( ! current_user_can( 'manage_options' ) ) {
			return Errors::forbidden();
		}
		$id = (int) $request['id'];
		if ( ! $id ) {
			return true;
		}
		if ( ! ( new Plans() )->get( $id ) ) {
			return Errors::not_found();
		}
		return current_user_can( 'edit_post', $id ) ? true : Errors::forbidden();
	}

	/**
	 * Lists plans, newest first.
	 *
	 * @param \WP_REST_Request $request `archived` (whether to include archived plans).
	 * @return array `items`, `currency` (for new plans).
	 */
	public function get_items( $request ) {
		$plans   = ( new Plans() )->all( $request['archived'] ? array( 'is_deleted' => null ) : array() );
		$posts   = Plan_Usage::get_posts_by_plan();
		$members = Member_Query::count_by_plan();
		$items   = array();
		foreach ( array_reverse( $plans ) as $plan ) {
			$items[] = self::item( $plan, $posts, $members );
		}
		return array(
			'items'    => $items,
			'currency' => (string) Options::get( 'payments_currency' ),
		);
	}

	/**
	 * Creates a plan, or changes the one with `id`.
	 *
	 * @return array|\WP_Error The plan.
	 */
	public function save( \WP_REST_Request $request ) {
		$fields = array_intersect_key( $request->get_params(), array_flip( array( 'title', 'price', 'currency', 'interval', 'buyer_can_change_amount', 'description' ) ) );
		if ( isset( $request['welcome_email'] ) ) {
			$fields['welcome_email_content'] = $request['welcome_email'];
		}
		$id   = (int) $request['id'];
		$plan = $id ? ( new Plans() )->update( $id, $fields ) : ( new Plans() )->create( $fields );
		if ( is_wp_error( $plan ) ) {
			$code = $plan->get_error_code();
			return isset( self::FIELDS[ $code ] ) ? Errors::invalid( self::FIELDS[ $code ], $plan->get_error_message(), $code ) : $plan;
		}
		return self::item( $plan, Plan_Usage::get_posts_by_plan(), Member_Query::count_by_plan() );
	}

	/**
	 * Archives a plan.
	 *
	 * @param \WP_REST_Request $request `id`, `cancel_subscriptions`.
	 * @return array|\WP_Error `archived`.
	 */
	public function delete_item( $request ) {
		$done = ( new Plans() )->archive( (int) $request['id'], (bool) $request['cancel_subscriptions'] );
		return is_wp_error( $done ) ? $done : array( 'archived' => true );
	}

	/**
	 * Formats a plan for the response.
	 *
	 * @param array $posts   As Plan_Usage::get_posts_by_plan().
	 * @param int[] $members As Member_Query::count_by_plan().
	 */
	private static function item( Plan $plan, array $posts, array $members ): array {
		return array(
			'id'                      => $plan->id,
			'title'                   => $plan->title,
			'amount'                  => $plan->amount,
			'currency'                => $plan->currency,
			'interval'                => $plan->interval,
			'type'                    => $plan->type,
			'buyer_can_change_amount' => $plan->buyer_can_change_amount,
			'description'             => $plan->description,
			'welcome_email'           => $plan->welcome_email,
			'is_archived'             => $plan->is_deleted,
			'posts'                   => isset( $posts[ $plan->id ] ) ? $posts[ $plan->id ] : array(),
			'members'                 => isset( $members[ $plan->id ] ) ? $members[ $plan->id ] : 0,
		);
	}
}
