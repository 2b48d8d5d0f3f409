<?php
namespace Mainstreet\Paywall;

use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Content that Access_Policy decides about: a post that may be limited as a whole (`_jetpack_newsletter_access`,
 * docs/server-contract.md B.8), or a container of paid content in a post, pattern, template or widget.
 */
final class Subject {

	const META = '_jetpack_newsletter_access';
	const TIER = '_jetpack_newsletter_tier_id';

	/** Levels (see level()) by value of the meta. */
	const LEVELS = array(
		'subscribers'                => 'subscribers',
		'paid_subscribers'           => 'paid',
		'paid_subscribers_all_tiers' => 'paid',
	);

	/** Post or pattern; null for templates and widgets. */
	private ?\WP_Post $post;

	/** @var int[]|null Plan ids of a container; null for a whole post, whose plans are found when needed. */
	private ?array $plans;

	/** Whether a template or widget contains it. */
	private bool $is_of_theme;

	private function __construct( ?\WP_Post $post, ?array $plans, bool $is_of_theme ) {
		$this->post        = $post;
		$this->plans       = $plans;
		$this->is_of_theme = $is_of_theme;
	}

	public static function from_post( \WP_Post $post ): self {
		return new self( $post, null, false );
	}

	/**
	 * Creates the subject of a container of paid content.
	 *
	 * @param int[]         $plans       Plan ids of the container.
	 * @param \WP_Post|null $post        Post or pattern that contains it. Its editors have access, and its author's higher tiers count.
	 * @param bool          $is_of_theme Whether a template or widget contains it.
	 */
	public static function from_container( array $plans, ?\WP_Post $post, bool $is_of_theme = false ): self {
		return new self( $post, $plans, $is_of_theme );
	}

	public function post(): ?\WP_Post {
		return $this->post;
	}

	/** Returns what is required for access; empty for nothing, `subscribers` for a newsletter subscription, `paid` for a membership. */
	public function level(): string {
		if ( null !== $this->plans || ! $this->post ) {
			return 'paid';
		}
		$value = get_post_meta( $this->post->ID, self::META, true );
		return is_string( $value ) && isset( self::LEVELS[ $value ] ) ? self::LEVELS[ $value ] : '';
	}

	public function is_limited(): bool {
		return '' !== $this->level();
	}

	public function can_be_edited(): bool {
		if ( $this->is_of_theme ) {
			return current_user_can( 'edit_theme_options' );
		}
		return $this->post && $this->post->ID > 0 && current_user_can( 'edit_post', $this->post->ID );
	}

	/**
	 * Returns the plans that give access. For a post, this is its tier if it names one. Otherwise all tiers of the site and of the post's
	 * author; if neither has tiers, all of their recurring plans. If only the author has tiers, all recurring plans of the site count too.
	 *
	 * @return int[] Plan ids.
	 */
	public function plans(): array {
		if ( null !== $this->plans || ! $this->post ) {
			return (array) $this->plans;
		}
		$tier  = absint( get_post_meta( $this->post->ID, self::TIER, true ) );
		$every = 'paid_subscribers_all_tiers' === get_post_meta( $this->post->ID, self::META, true );
		if ( $tier && ! $every ) {
			return array( $tier );
		}
		$site = array();
		$own  = array();
		foreach ( ( new Plans() )->all() as $plan ) {
			if ( ! $plan->is_recurring() || 'donation' === $plan->type || ! $plan->counts_for( $this->post ) ) {
				continue;
			}
			if ( $plan->is_of_site() ) {
				$site[] = $plan;
			} else {
				$own[] = $plan;
			}
		}
		$tiers = self::tiers( $site );
		$own   = $tiers || self::tiers( $own ) ? self::tiers( $own ) : $own;
		$ids   = wp_list_pluck( array_merge( $tiers ? $tiers : $site, $own ), 'id' );
		sort( $ids );
		return $ids;
	}

	/**
	 * Filters the plans that are tiers.
	 *
	 * @param Plan[] $plans Plans.
	 * @return Plan[]
	 */
	private static function tiers( array $plans ): array {
		return array_filter( $plans, static fn( Plan $plan ) => 'tier' === $plan->type );
	}
}
