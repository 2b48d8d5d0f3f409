<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Payments\Money\Amounts;

defined( 'ABSPATH' ) || exit;

/** Formats plans for the REST API (docs/server-contract.md A22). */
final class Plan_Item {

	/**
	 * Formats a plan for the editor.
	 *
	 * @return array `id`, `title`, `price` (number), `currency`, `interval`, `type`, `buyer_can_change_amount`, `is_editable`.
	 */
	public static function of( Plan $plan ) {
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
	 * Formats several plans.
	 *
	 * @param Plan[] $plans Plans.
	 * @return array[]
	 */
	public static function list_of( array $plans ): array {
		return array_map( array( __CLASS__, 'of' ), $plans );
	}

	/**
	 * Formats a plan with all fields of its form.
	 *
	 * @return array As of(), with `description`, `welcome_email_content` (for buyers, so '' for users who may not change the plan),
	 *               `multiple_per_user`, `is_deleted`, `author`.
	 */
	public static function complete( Plan $plan ) {
		return self::of( $plan ) + array(
			'description'           => $plan->description,
			'welcome_email_content' => Plan_Controller::may_change_plan( $plan ) ? $plan->welcome_email : '',
			'multiple_per_user'     => $plan->multiple_per_user,
			'is_deleted'            => $plan->is_deleted,
			'author'                => $plan->author,
		);
	}

	/** Returns the JSON schema of a complete item. */
	public static function schema(): array {
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
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
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
