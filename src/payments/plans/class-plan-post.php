<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * Converts posts of the type `jp_mem_plan` and their meta data to plans and back (docs/server-contract.md A24). The meta keys are those of
 * Jetpack, so existing plans work. Missing values get a default that depends on the plan's type.
 */
final class Plan_Post {

	const TYPE = 'jp_mem_plan';

	/** Meta keys of Jetpack. */
	const PRICE    = 'jetpack_memberships_price';
	const CURRENCY = 'jetpack_memberships_currency';
	const INTERVAL = 'jetpack_memberships_interval';
	const KIND     = 'jetpack_memberships_type';
	const PRODUCT  = 'jetpack_memberships_product_id';
	const TIER     = 'jetpack_memberships_tier';
	const DELETED  = 'jetpack_memberships_is_deleted';

	/** Meta keys of this plugin. */
	const OPEN_AMOUNT = '_mainstreet_buyer_can_change_amount';
	const EDITABLE    = '_mainstreet_is_editable';
	const DESCRIPTION = '_mainstreet_plan_description';
	const WELCOME     = '_mainstreet_plan_welcome_email';
	const MULTIPLE    = '_mainstreet_plan_multiple_per_user';

	/** Prefix of the meta keys, before `live` or `test`, with the id of the plan's product in the owner's Stripe account. */
	const STRIPE_PRODUCT = '_mainstreet_stripe_product_';

	/** Meta keys that to_plan() needs. */
	const READ = array( self::PRICE, self::CURRENCY, self::INTERVAL, self::KIND, self::TIER, self::DELETED, self::OPEN_AMOUNT, self::EDITABLE, self::DESCRIPTION, self::WELCOME, self::MULTIPLE );

	/** Meta key by property of Plan. */
	const META = array(
		'currency'                => self::CURRENCY,
		'interval'                => self::INTERVAL,
		'type'                    => self::KIND,
		'tier'                    => self::TIER,
		'is_deleted'              => self::DELETED,
		'buyer_can_change_amount' => self::OPEN_AMOUNT,
		'is_editable'             => self::EDITABLE,
		'description'             => self::DESCRIPTION,
		'welcome_email'           => self::WELCOME,
		'multiple_per_user'       => self::MULTIPLE,
	);

	const INTERVALS = array( Plan::ONE_TIME, Plan::MONTHLY, Plan::YEARLY );

	const TYPES = array( '', 'donation', 'tier' );

	/**
	 * Creates a plan from stored data.
	 *
	 * @param array    $post `id`, `title`, `author`, `status`.
	 * @param string[] $meta Existing meta values by key.
	 */
	public static function to_plan( array $post, array $meta ): Plan {
		$text                          = static fn( $name, $without = '' ) => isset( $meta[ $name ] ) && is_scalar( $meta[ $name ] ) && '' !== (string) $meta[ $name ] ? (string) $meta[ $name ] : $without;
		$plan                          = new Plan();
		$plan->id                      = (int) $post['id'];
		$plan->title                   = Plain_Text::from_html( $post['title'] );
		$plan->author                  = (int) $post['author'];
		$plan->is_published            = 'publish' === $post['status'];
		$plan->currency                = strtoupper( $text( self::CURRENCY, 'USD' ) );
		$plan->amount                  = (int) Amounts::from_number( $text( self::PRICE ), $plan->currency );
		$plan->interval                = $text( self::INTERVAL, Plan::MONTHLY );
		$plan->type                    = $text( self::KIND );
		$plan->tier                    = (int) $text( self::TIER, '0' );
		$plan->is_deleted              = (bool) $text( self::DELETED );
		$is_donation                   = 'donation' === $plan->type;
		$plan->buyer_can_change_amount = isset( $meta[ self::OPEN_AMOUNT ] ) ? (bool) $text( self::OPEN_AMOUNT ) : $is_donation;
		$plan->is_editable             = isset( $meta[ self::EDITABLE ] ) ? (bool) $text( self::EDITABLE ) : ! $is_donation;
		$plan->description             = $text( self::DESCRIPTION );
		$plan->welcome_email           = $text( self::WELCOME );
		$plan->multiple_per_user       = (bool) $text( self::MULTIPLE );
		return $plan;
	}

	/**
	 * Returns the meta data to store.
	 *
	 * @param array $fields Validated fields by the property names of Plan; `currency` and `amount` only together.
	 * @return string[] Value by key.
	 */
	public static function to_meta( array $fields ): array {
		$meta = array();
		if ( isset( $fields['amount'], $fields['currency'] ) ) {
			$meta[ self::PRICE ] = Amounts::decimal( $fields['amount'], $fields['currency'] );
		}
		foreach ( self::META as $field => $name ) {
			if ( array_key_exists( $field, $fields ) ) {
				$meta[ $name ] = is_bool( $fields[ $field ] ) ? ( $fields[ $field ] ? '1' : '0' ) : (string) $fields[ $field ];
			}
		}
		return $meta;
	}

	/**
	 * Escapes a title for storage, so that it is never treated as markup.
	 *
	 * @param string $title Plain text.
	 */
	public static function escape_title( $title ): string {
		return htmlspecialchars( $title, ENT_NOQUOTES, 'UTF-8' );
	}

	/** Whether a plan has all data that a purchase needs. */
	public static function is_complete( Plan $plan ): bool {
		return Currencies::is_known( $plan->currency ) && in_array( $plan->interval, self::INTERVALS, true )
			&& ( $plan->amount > 0 || $plan->buyer_can_change_amount );
	}
}
