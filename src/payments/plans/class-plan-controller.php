<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Money\Amounts;
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
		$cancel   = array( 'cancel_subscriptions' => $flag + array( 'default' => false ) );
		$schema   = array( 'schema' => array( $this, 'get_public_item_schema' ) );
		$this->register_route( '/memberships/status', array( $this->endpoint( 'GET', array( $this, 'get_status' ), $may_read, $status ) ) + $schema, 'wpcom/v2' );
		$items = array(
			$this->endpoint( 'GET', array( $this, 'get_items' ), $may_read, $this->get_collection_params() ),
			$this->endpoint( 'POST', array( $this, 'create_missing' ), array( $this, 'create_missing_permissions_check' ), $missing ),
		);
		$this->register_route( '/memberships/products', $items + $schema, 'wpcom/v2' );
		$new = $this->endpoint( 'POST', array( $this, 'create_item' ), array( $this, 'create_item_permissions_check' ), self::field_args() );
		$this->register_route( '/memberships/product', array( $new ) + $schema, 'wpcom/v2' );
		$item = array(
			$this->endpoint( 'POST', array( $this, 'update_item' ), array( $this, 'update_item_permissions_check' ), self::field_args() ),
			$this->endpoint( 'DELETE', array( $this, 'delete_item' ), $this->require_capability( 'manage_options' ), $cancel ),
		);
		$this->register_route( '/memberships/product/(?P<id>\d+)', $item + $schema, 'wpcom/v2' );
	}

	/** Returns the parameters with the fields of a plan. Plan_Fields validates the values, with better messages. */
	private static function field_args(): array {
		$text = array( 'type' => 'string' );
		$flag = array( 'type' => 'boolean' );
		return array(
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
	}

	/** @return array[] */
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

	/** Whether the user may create a plan (docs/server-contract.md A24). */
	public function create_item_permissions_check( $request ) {
		return Plans::can_create() ? true : Errors::forbidden();
	}

	/**
	 * Whether the user may create missing donation plans (A23). Plans that are not editable are the same for everybody, so
	 * `edit_posts` is enough for them.
	 *
	 * @param \WP_REST_Request $request `type`, `is_editable`.
	 */
	public function create_missing_permissions_check( \WP_REST_Request $request ) {
		$is_plain = Donation_Plans::TYPE === $request['type'] && ! rest_sanitize_boolean( $request['is_editable'] );
		return current_user_can( $is_plain ? 'edit_posts' : 'manage_options' ) ? true : Errors::forbidden();
	}

	/** Whether the user may change the plan: administrators, and its author. */
	public function update_item_permissions_check( $request ) {
		return Plans::can_change( ( new Plans() )->get( (int) $request['id'] ) ) ? true : Errors::forbidden();
	}

	/**
	 * Returns the state of payments and the plans (A22).
	 *
	 * @param \WP_REST_Request $request `type`, `is_editable`.
	 */
	public function get_status( $request ) {
		$account = Payments_Account::get();
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
			'products'                             => array_map( array( __CLASS__, 'format' ), ( new Plans() )->all( $filter ) ),
		);
		// The editor treats an empty list as an error.
		return $status + ( $account['errors'] ? array( 'errors' => $account['errors'] ) : array() );
	}

	/**
	 * Lists plans as complete items.
	 *
	 * @param \WP_REST_Request $request `type`, `currency`, `is_editable`, `is_deleted`.
	 */
	public function get_items( $request ) {
		$filter = array();
		foreach ( array( 'type', 'currency', 'is_editable', 'is_deleted' ) as $name ) {
			if ( isset( $request[ $name ] ) ) {
				$filter[ $name ] = 'currency' === $name ? strtoupper( $request[ $name ] ) : $request[ $name ];
			}
		}
		return array_map( array( __CLASS__, 'format_complete' ), ( new Plans() )->all( $filter ) );
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
		if ( ! Payments_Account::get()['connected'] ) {
			return new \WP_Error( 'mainstreet_not_configured', __( 'Stripe is not connected to this site.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$plans = ( new Donation_Plans() )->find_or_create( $currency, rest_sanitize_boolean( $request['is_editable'] ) );
		return is_wp_error( $plans ) ? $plans : array_map( array( __CLASS__, 'format' ), $plans );
	}

	/**
	 * Creates a plan (A24).
	 *
	 * @param \WP_REST_Request $request Its fields.
	 */
	public function create_item( $request ) {
		$gate = Plan_Gates::error( self::GATE );
		$plan = $gate ? $gate : ( new Plans() )->create( self::fields( $request ) );
		return is_wp_error( $plan ) ? $plan : self::format( $plan );
	}

	/**
	 * Changes a plan.
	 *
	 * @param \WP_REST_Request $request `id`, and the changed fields.
	 */
	public function update_item( $request ) {
		$gate = Plan_Gates::error( self::GATE );
		$plan = $gate ? $gate : ( new Plans() )->update( (int) $request['id'], self::fields( $request ) );
		return is_wp_error( $plan ) ? $plan : self::format_complete( $plan );
	}

	/**
	 * Archives a plan. Not subject to the gate: it is always possible to stop selling.
	 *
	 * @param \WP_REST_Request $request `id`, `cancel_subscriptions`.
	 */
	public function delete_item( $request ) {
		$plan = ( new Plans() )->archive( (int) $request['id'], rest_sanitize_boolean( $request['cancel_subscriptions'] ) );
		return is_wp_error( $plan ) ? $plan : self::format_complete( $plan );
	}

	private static function fields( \WP_REST_Request $request ): array {
		$fields = array();
		foreach ( array_keys( self::field_args() ) as $name ) {
			if ( $request->has_param( $name ) ) {
				$fields[ $name ] = $request[ $name ];
			}
		}
		return $fields;
	}

	/** Formats a plan for the editor (`id`, `title`, `price` (number), `currency`, `interval`, `type`, `buyer_can_change_amount`, `is_editable`). */
	public static function format( Plan $plan ) {
		return array(
			'id'                      => $plan->id,
			'title'                   => $plan->title,
			'price'                   => Amounts::number( $plan->amount, $plan->currency ),
			'currency'                => $plan->currency,
			'interval'                => $plan->interval,
			'type'                    => $plan->type,
			'buyer_can_change_amount' => $plan->buyer_can_change_amount,
			'is_editable'             => $plan->is_editable,
		);
	}

	/**
	 * Formats a plan with all fields of its form.
	 *
	 * @return array As format(), with `description`, `welcome_email_content` (for buyers, so '' for users who may not change the plan),
	 *               `multiple_per_user`, `is_deleted`, `author`.
	 */
	public static function format_complete( Plan $plan ) {
		return self::format( $plan ) + array(
			'description'           => $plan->description,
			'welcome_email_content' => Plans::can_change( $plan ) ? $plan->welcome_email : '',
			'multiple_per_user'     => $plan->multiple_per_user,
			'is_deleted'            => $plan->is_deleted,
			'author'                => $plan->author,
		);
	}

	/** Returns the JSON schema of a complete item. */
	public function get_item_schema() {
		$types = array(
			'id'                      => 'integer',
			'title'                   => 'string',
			'price'                   => 'number',
			'currency'                => 'string',
			'interval'                => 'string',
			'type'                    => 'string',
			'buyer_can_change_amount' => 'boolean',
			'is_editable'             => 'boolean',
			'description'             => 'string',
			'welcome_email_content'   => 'string',
			'multiple_per_user'       => 'boolean',
			'is_deleted'              => 'boolean',
			'author'                  => 'integer',
		);
		return array(
			'title'      => 'mainstreet-plan',
			'type'       => 'object',
			'properties' => array_map(
				static function ( $type ) {
					return array(
						'type'     => $type,
						'context'  => array( 'view', 'edit' ),
						'readonly' => true,
					);
				},
				$types
			),
		);
	}
}
