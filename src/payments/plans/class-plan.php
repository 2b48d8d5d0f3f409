<?php
namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

/** A payment plan, read from a post of the type `jp_mem_plan` (docs/server-contract.md A24). */
final class Plan {

	/** Intervals as stored in blocks and in Jetpack's posts. */
	const ONE_TIME = 'one-time';
	const MONTHLY  = '1 month';
	const YEARLY   = '1 year';

	/** Post id. */
	public int $id = 0;

	/** @var string Title, plain text. */
	public $title = '';

	/** @var int Price in minor units. */
	public $amount = 0;

	/** @var string ISO code, upper case. */
	public $currency = 'USD';

	/** One of the intervals above. */
	public string $interval = self::MONTHLY;

	/** '', `donation` or `tier`. */
	public string $type = '';

	/** Plan that this one is a tier of; 0 for none. */
	public int $tier = 0;

	/** Whether the buyer chooses the amount. */
	public bool $buyer_can_change_amount = false;

	/** Whether authors can change it in the editor. */
	public bool $is_editable = true;

	/** Whether it is archived: no longer sold, still readable for orders and memberships. */
	public bool $is_deleted = false;

	/** Whether the post is published. */
	public bool $is_published = true;

	/** User who created it; 0 if a program on the server did. */
	public int $author = 0;

	/** Description for buyers, plain text. */
	public string $description = '';

	/** Text of the welcome mail; '' for none. */
	public string $welcome_email = '';

	/** Whether one person may buy it several times. */
	public bool $multiple_per_user = false;

	/** Whether the plan is available. Does not check whether its data is complete, see Plan_Post::is_complete(). */
	public function is_sold(): bool {
		return $this->is_published && ! $this->is_deleted;
	}

	/** Whether payments repeat. */
	public function is_recurring(): bool {
		return self::ONE_TIME !== $this->interval;
	}

	/**
	 * Whether the plan grants access to a post that does not name it: its author can manage the site now, or is the author of the post.
	 * Authors may create plans; otherwise an author's cheap plan would give access to everything the owner sells.
	 *
	 * @param \WP_Post|null $post Post; null for content that is part of no post, such as a template.
	 */
	public function counts_for( ?\WP_Post $post ): bool {
		return $this->is_of_site() || ( $post && $this->author === (int) $post->post_author );
	}

	/**
	 * Whether the plan belongs to the site. A plan without an author was created by a program on the server, such as WP-CLI. Plans of
	 * deleted users do not count, as these users may have been only authors.
	 */
	public function is_of_site(): bool {
		return 0 === $this->author || user_can( $this->author, 'manage_options' );
	}
}
