<?php
namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * What a post of the type `jp_mem_plan` says (docs/server-contract.md A24). Made by Plans; not changed afterwards.
 */
final class Plan {

	/** Intervals, as blocks and Jetpack's posts write them. */
	const ONE_TIME = 'one-time';
	const MONTHLY  = '1 month';
	const YEARLY   = '1 year';

	/**
	 * Id of the post.
	 *
	 * @var int
	 */
	public $id = 0;

	/**
	 * Title, plain text.
	 *
	 * @var string
	 */
	public $title = '';

	/**
	 * Price in minor units.
	 *
	 * @var int
	 */
	public $amount = 0;

	/**
	 * Currency, three capitals.
	 *
	 * @var string
	 */
	public $currency = 'USD';

	/**
	 * One of the intervals above.
	 *
	 * @var string
	 */
	public $interval = self::MONTHLY;

	/**
	 * '', `donation` or `tier`.
	 *
	 * @var string
	 */
	public $type = '';

	/**
	 * Plan this one is a tier of: 0 for none.
	 *
	 * @var int
	 */
	public $tier = 0;

	/**
	 * Whether the buyer names the amount.
	 *
	 * @var bool
	 */
	public $buyer_can_change_amount = false;

	/**
	 * Whether authors may change it in the editor.
	 *
	 * @var bool
	 */
	public $is_editable = true;

	/**
	 * Whether it is archived: no longer sold, still readable for orders and memberships.
	 *
	 * @var bool
	 */
	public $is_deleted = false;

	/**
	 * Whether the post is published.
	 *
	 * @var bool
	 */
	public $is_published = true;

	/**
	 * User who made it.
	 *
	 * @var int
	 */
	public $author = 0;

	/**
	 * What is said about it on the page of the purchase.
	 *
	 * @var string
	 */
	public $description = '';

	/**
	 * Text of the welcome mail, '' for none.
	 *
	 * @var string
	 */
	public $welcome_email = '';

	/**
	 * Whether one person may buy it several times.
	 *
	 * @var bool
	 */
	public $multiple_per_user = false;

	/**
	 * Whether it can be bought now, as far as the plan itself goes.
	 *
	 * @return bool
	 */
	public function is_sold() {
		return $this->is_published && ! $this->is_deleted;
	}

	/**
	 * Whether it is paid again and again.
	 *
	 * @return bool
	 */
	public function is_recurring() {
		return self::ONE_TIME !== $this->interval;
	}
}
