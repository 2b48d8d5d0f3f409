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

	/** Id of the post. */
	public int $id = 0;

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

	/** One of the intervals above. */
	public string $interval = self::MONTHLY;

	/** '', `donation` or `tier`. */
	public string $type = '';

	/** Plan this one is a tier of: 0 for none. */
	public int $tier = 0;

	/** Whether the buyer names the amount. */
	public bool $buyer_can_change_amount = false;

	/** Whether authors may change it in the editor. */
	public bool $is_editable = true;

	/** Whether it is archived: no longer sold, still readable for orders and memberships. */
	public bool $is_deleted = false;

	/** Whether the post is published. */
	public bool $is_published = true;

	/** User who made it. */
	public int $author = 0;

	/** What is said about it on the page of the purchase. */
	public string $description = '';

	/** Text of the welcome mail, '' for none. */
	public string $welcome_email = '';

	/** Whether one person may buy it several times. */
	public bool $multiple_per_user = false;

	/** Whether it can be bought now, as far as the plan itself goes. */
	public function is_sold(): bool {
		return $this->is_published && ! $this->is_deleted;
	}

	/** Whether it is paid again and again. */
	public function is_recurring(): bool {
		return self::ONE_TIME !== $this->interval;
	}
}
