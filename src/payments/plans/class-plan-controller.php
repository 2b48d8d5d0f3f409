<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for payment plans (docs/server-contract.md A22–A24).
 *
 * GET memberships/status?source&type=all|donation&is_editable → account, links, products: [item]
 * GET memberships/products?type&currency&is_editable&is_deleted → [complete item]
 * POST memberships/products { type: donation, currency, is_editable } → [item], all donation plans of the currency
 * POST memberships/product { title, price, currency, interval, … } → item
 * POST memberships/product/<id> { changed fields } → complete item
 * DELETE memberships/product/<id>?cancel_subscriptions → complete item
 *
 * An item: { id, title, price (number), currency, interval, type, buyer_can_change_amount, is_editable }; a complete item
 * also has { description, welcome_email_content, multiple_per_user, is_deleted, author }.
 */
final class Plan_Controller extends Controller {

	/** Block whose gate applies to all payment plans (C.4). */
	const GATE = 'recurring-payments';

	public function register_routes() {
		$may_read = $this->require_capability( 'edit_posts' );
		$schema   = array( Plan_Item::class, 'schema' );
		$text     = array( 'type' => 'string' );
		$flag     = array( 'type' => 'boolean' );
		$status   = array(
			'source'      => $text,
			'type'        => $this->choice_schema( array( 'all', 'donation' ), 'all' ),
			'is_editable' => $flag,
		);
		$missing  = array(
			'type'        => $text + array( 'default' => '' ),
			'currency'    => $text + array( 'default' => '' ),
			'is_editable' => $flag + array( 'default' => false ),
		);
		// Plan_Fields validates the values, with better messages.
		$fields = array(
			'title'                   => $text,
			'price'                   => array( 'type' => array( 'number', 'string' ) ),
			'currency'                => $text,
			'interval'                => $text,
			'type'                    => $text,
			'buyer_can_change_amount' => $flag,
			'is_editable'             => $flag,
			'description'             => $text,
			'welcome_email_content'   => $text,
			'multiple_per_user'       => $flag,
		);
		$cancel = array( 'cancel_subscriptions' => $flag + array( 'default' => false ) );
		$this->register_route(
			'/memberships/status',
			array(
				$this->endpoint( 'GET', array( $this, 'get_status' ), $may_read, $status ),
				'schema' => $schema,
			),
			'wpcom/v2'
		);
		$this->register_route(
			'/memberships/products',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), $may_read, $this->get_collection_params() ),
				$this->endpoint( 'POST', array( $this, 'create_missing' ), array( $this, 'create_missing_permissions_check' ), $missing ),
				'schema' => $schema,
			),
			'wpcom/v2'
		);
		$this->register_route(
			'/memberships/product',
			array(
				$this->endpoint( 'POST', array( $this, 'create_item' ), array( $this, 'create_item_permissions_check' ), $fields ),
				'schema' => $schema,
			),
			'wpcom/v2'
		);
		$this->register_route(
			'/memberships/product/(?P<id>\d+)',
			array(
				$this->endpoint( 'POST', array( $this, 'update_item' ), array( $this, 'update_item_permissions_check' ), $fields ),
				$this->endpoint( 'DELETE', array( $this, 'delete_item' ), $this->require_capability( 'manage_options' ), $cancel ),
				'schema' => $schema,
			),
			'wpcom/v2'
		);
	}

	/**
	 * Returns the parameters of the list.
	 *
	 * @return array[]
	 */
	public function get_collection_params() {
		return array(
			'type'        => array(
				'type' => 'string',
				'enum' => Plan_Post::TYPES,
			),
			'currency'    => array( 'type' => 'string' ),
			'is_editable' => array( 'type' => 'boolean' ),
			'is_deleted'  => array( 'type' => 'boolean' ),
		);
	}

	/** Whether the user may create plans. */
	public static function may_create(): bool {
		/**
		 * Filters the capability required to create payment plans.
		 *
		 * @param string $capability Default `publish_posts`: authors may sell.
		 */
		return current_user_can( (string) apply_filters( 'mainstreet_create_plan_cap', 'publish_posts' ) );
	}

	/**
	 * Whether the user may create a plan (docs/server-contract.md A24).
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public function create_item_permissions_check( $request ) {
		return self::may_create() ? true : Errors::forbidden();
	}

	/**
	 * Whether the user may create missing donation plans (A23). Plans that are not editable are the same for everybody, so
	 * `edit_posts` is enough for them.
	 *
	 * @param \WP_REST_Request $request `type`, `is_editable`.
	 * @return true|\WP_Error
	 */
	public function create_missing_permissions_check( \WP_REST_Request $request ) {
		$is_plain = Donation_Plans::TYPE === $request['type'] && ! rest_sanitize_boolean( $request['is_editable'] );
		return current_user_can( $is_plain ? 'edit_posts' : 'manage_options' ) ? true : Errors::forbidden();
	}

	/**
	 * Whether the user may change the plan: administrators, and its author.
	 *
	 * @param \WP_REST_Request $request `id`.
	 * @return true|\WP_Error
	 */
	public function update_item_permissions_check( $request ) {
		return self::may_change_plan( ( new Plans() )->get( (int) $request['id'] ) ) ? true : Errors::forbidden();
	}

	/**
	 * Whether the user may change a plan.
	 *
	 * @param Plan|null $plan Plan; null if it does not exist.
	 */
	public static function may_change_plan( ?Plan $plan ): bool {
		$is_own = $plan && $plan->author && get_current_user_id() === $plan->author && self::may_create();
		return $is_own || current_user_can( 'manage_options' );
	}

	/**
	 * Returns the state of payments and the plans (A22).
	 *
	 * @param \WP_REST_Request $request `type`, `is_editable`.
	 * @return array
	 */
	public function get_status( $request ) {
		$account = Payments_State::account();
		$gate    = Plan_Gates::find( self::GATE );
		$filter  = 'donation' === $request['type'] ? array( 'type' => 'donation' ) : array();
		if ( isset( $request['is_editable'] ) ) {
			$filter['is_editable'] = rest_sanitize_boolean( $request['is_editable'] );
		}
		$status = array(
			'connected_account_id'                 => $account['connected'] ? ( '' === $account['account_id'] ? 'acct_self' : $account['account_id'] ) : null,
			'connected_account_default_currency'   => '' === $account['currency'] ? null : $account['currency'],
			'connect_url'                          => $account['connect_url'],
			'should_upgrade_to_access_memberships' => (bool) $gate,
			'upgrade_url'                          => $gate ? Plan_Gates::upgrade_url( $gate['required_plan'], 0 ) : '',
			'site_slug'                            => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			'mode'                                 => $account['mode'],
			'products'                             => Plan_Item::list_of( ( new Plans() )->all( $filter ) ),
		);
		// The editor treats an empty list as an error.
		return $status + ( $account['errors'] ? array( 'errors' => $account['errors'] ) : array() );
	}

	/**
	 * Lists plans as complete items.
	 *
	 * @param \WP_REST_Request $request `type`, `currency`, `is_editable`, `is_deleted`.
	 * @return array[]
	 */
	public function get_items( $request ) {
		$filter = array();
		foreach ( array( 'type', 'currency', 'is_editable', 'is_deleted' ) as $name ) {
			if ( isset( $request[ $name ] ) ) {
				$filter[ $name ] = 'currency' === $name ? strtoupper( $request[ $name ] ) : $request[ $name ];
			}
		}
		return array_map( array( Plan_Item::class, 'complete' ), ( new Plans() )->all( $filter ) );
	}

	/**
	 * Creates the missing donation plans of a currency (A23).
	 *
	 * @param \WP_REST_Request $request `type`, `currency`, `is_editable`.
	 * @return array[]|\WP_Error All donation plans of the currency.
	 */
	public function create_missing( \WP_REST_Request $request ) {
		$currency = strtoupper( (string) $request['currency'] );
		if ( Donation_Plans::TYPE !== $request['type'] || ! Currencies::is_known( $currency ) ) {
			return new \WP_Error(
				'invalid_param',
				Donation_Plans::TYPE === $request['type'] ? __( 'Payments in this currency are not supported.', 'mainstreet-blocks' ) : __( 'Invalid plan type.', 'mainstreet-blocks' ),
				array( 'status' => 400 )
			);
		}
		$gate = Plan_Gates::error( 'donations' );
		if ( $gate ) {
			return $gate;
		}
		if ( ! Payments_State::account()['connected'] ) {
			return new \WP_Error( 'mainstreet_not_configured', __( 'Stripe is not connected to this site.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$plans = ( new Donation_Plans() )->ensure( $currency, rest_sanitize_boolean( $request['is_editable'] ) );
		return is_wp_error( $plans ) ? $plans : Plan_Item::list_of( $plans );
	}

	/**
	 * Creates a plan (A24).
	 *
	 * @param \WP_REST_Request $request Its fields.
	 * @return array|\WP_Error
	 */
	public function create_item( $request ) {
		$gate = Plan_Gates::error( self::GATE );
		$plan = $gate ? $gate : ( new Plans() )->create( self::fields( $request ) );
		return is_wp_error( $plan ) ? $plan : Plan_Item::of( $plan );
	}

	/**
	 * Changes a plan.
	 *
	 * @param \WP_REST_Request $request `id`, and the changed fields.
	 * @return array|\WP_Error
	 */
	public function update_item( $request ) {
		$gate = Plan_Gates::error( self::GATE );
		$plan = $gate ? $gate : ( new Plans() )->update( (int) $request['id'], self::fields( $request ) );
		return is_wp_error( $plan ) ? $plan : Plan_Item::complete( $plan );
	}

	/**
	 * Archives a plan. Not subject to the gate: it is always possible to stop selling.
	 *
	 * @param \WP_REST_Request $request `id`, `cancel_subscriptions`.
	 * @return array|\WP_Error
	 */
	public function delete_item( $request ) {
		$plan = ( new Plans() )->archive( (int) $request['id'], rest_sanitize_boolean( $request['cancel_subscriptions'] ) );
		return is_wp_error( $plan ) ? $plan : Plan_Item::complete( $plan );
	}

	/**
	 * Returns the fields in the request.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	private static function fields( \WP_REST_Request $request ): array {
		$names  = array( 'title', 'price', 'currency', 'interval', 'type', 'buyer_can_change_amount', 'is_editable', 'description', 'welcome_email_content', 'multiple_per_user' );
		$fields = array();
		foreach ( $names as $name ) {
			if ( $request->has_param( $name ) ) {
				$fields[ $name ] = $request[ $name ];
			}
		}
		return $fields;
	}
}
