<?php
namespace Mainstreet\Blocks\Related_Posts\Engine;

defined( 'ABSPATH' ) || exit;

/** Computes the related posts of a post from shared terms and text (docs/server-contract.md B.10). */
final class Related_Engine {

	/** Increased if a change of the algorithm changes the results. */
	const VERSION = 1;

	/** Posts in a stored list. More than are shown, because some may be deleted or hidden later. */
	const KEPT = 10;

	/** Candidates whose content is compared. */
	const READ = 40;

	/** Bytes of a text that are read, and maximum number of its words. */
	const TEXT_BYTES = 4000;
	const MAX_WORDS  = 300;

	/** Weights of shared terms by taxonomy. */
	const WEIGHTS = array(
		'post_tag' => 1.0,
		'category' => 0.6,
	);

	/** Weight of other taxonomies. */
	const WEIGHT = 0.8;

	/** Minimum score of a related post. */
	const LEAST = 0.3;

	/**
	 * Returns the related posts, those with the highest score first.
	 *
	 * @return array[] Items `array( post id, id of the most significant shared term or 0 )`.
	 */
	public static function find( \WP_Post $post ): array {
		$terms = Related_Candidates::find_terms( $post );
		$posts = Related_Candidates::find_posts( $post, $terms );
		if ( ! $posts ) {
			return array();
		}
		self::score_age( $posts );
		self::score_terms( $posts, $terms );
		self::score_text( $post, $posts, 'post_title', 2.0 );
		$posts = array_slice( self::sort_by_score( $posts ), 0, self::READ, true );
		self::add_texts( $posts );
		self::score_text( $post, $posts, 'post_content', 3.0 );
		$list = array();
		foreach ( array_slice( self::sort_by_score( $posts ), 0, self::KEPT ) as $found ) {
			if ( $found->score >= self::LEAST ) {
				$list[] = array( (int) $found->ID, $found->term );
			}
		}
		return $list;
	}

	/**
	 * Initializes the scores. Older posts get a lower score.
	 *
	 * @param object[] $posts By id.
	 */
	private static function score_age( array $posts ): void {
		$now = time();
		foreach ( $posts as $found ) {
			$years        = max( 0, $now - (int) strtotime( $found->post_date_gmt . ' UTC' ) ) / YEAR_IN_SECONDS;
			$found->score = -0.1 * log( 1 + min( $years, 50 ) );
			$found->term  = 0;
			$found->best  = 0.0;
		}
	}

	/**
	 * Adds the scores of shared terms.
	 *
	 * @param object[] $posts By id, with `tt_ids`.
	 * @param object[] $terms Terms of the post.
	 */
	private static function score_terms( array $posts, array $terms ): void {
		global $wpdb;
		if ( ! $terms ) {
			return;
		}
		// The highest id is an upper limit of the number of posts, and needs no count.
		$total   = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		$default = (int) get_option( 'default_category' );
		$worth   = array();
		foreach ( $terms as $term ) {
			$weight = isset( self::WEIGHTS[ $term->taxonomy ] ) ? self::WEIGHTS[ $term->taxonomy ] : self::WEIGHT;
			// The default category has no meaning.
			$is_default = 'category' === $term->taxonomy && $default === (int) $term->term_id;

			$worth[ (int) $term->tt_id ] = array( $is_default ? 0.0 : $weight * log( 1 + $total / max( 1, (int) $term->count ) ), (int) $term->term_id );
		}
		foreach ( $posts as $found ) {
			foreach ( array_intersect_key( $worth, array_flip( $found->tt_ids ) ) as list( $value, $term_id ) ) {
				$found->score += $value;
				if ( $value > $found->best ) {
					$found->best = $value;
					$found->term = $term_id;
				}
			}
		}
	}

	/**
	 * Adds the scores of similar titles or content.
	 *
	 * @param object[] $posts  By id, with the field.
	 * @param string   $field  `post_title` or `post_content`.
	 * @param float    $weight Score of identical texts.
	 */
	private static function score_text( \WP_Post $post, array $posts, string $field, float $weight ): void {
		$own   = self::words( $post->$field );
		$texts = array();
		foreach ( $posts as $id => $found ) {
			$texts[ $id ] = self::words( $found->$field );
		}
		$counts = self::count_words( array_merge( array( $own ), array_values( $texts ) ) );
		foreach ( $posts as $id => $found ) {
			$found->score += $weight * self::similarity( $own, $texts[ $id ], $counts, count( $texts ) + 1 );
		}
	}

	/**
	 * Reads the beginning of the content of each post.
	 *
	 * @param object[] $posts By id.
	 */
	private static function add_texts( array $posts ): void {
		global $wpdb;
		$ids = implode( ',', array_map( 'intval', array_keys( $posts ) ) );
		// phpcs:ignore WordPress.DB -- whole numbers; kept by Related_Store.
		$texts = $wpdb->get_results( $wpdb->prepare( "SELECT ID, SUBSTRING(post_content, 1, %d) AS text FROM {$wpdb->posts} WHERE ID IN ($ids)", self::TEXT_BYTES ), OBJECT_K );
		foreach ( $posts as $id => $found ) {
			$found->post_content = isset( $texts[ $id ] ) ? $texts[ $id ]->text : '';
		}
	}

	/**
	 * Sorts posts by score, then by date, both descending.
	 *
	 * @param object[] $posts By id.
	 * @return object[] By id.
	 */
	private static function sort_by_score( array $posts ): array {
		uasort(
			$posts,
			static function ( $one, $other ) {
				$by_score = $other->score <=> $one->score;
				$by_date  = strcmp( $other->post_date_gmt, $one->post_date_gmt );
				return $by_score ? $by_score : ( $by_date ? $by_date : $other->ID <=> $one->ID );
			}
		);
		return $posts;
	}

	/**
	 * Returns the words of a text.
	 *
	 * @param string $text Text or HTML.
	 * @return array<string, true>
	 */
	private static function words( $text ): array {
		// Removes block comments.
		$text  = wp_strip_all_tags( (string) preg_replace( '/<!--.*?(?:-->|$)/s', ' ', substr( (string) $text, 0, self::TEXT_BYTES ) ) );
		$text  = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
		$text  = wp_check_invalid_utf8( $text, true );
		$words = array();
		if ( preg_match_all( '/[\p{Han}\p{Hiragana}\p{Katakana}]{2}|[\p{L}\p{N}]{4,}/u', $text, $found ) ) {
			foreach ( $found[0] as $word ) {
				$words[ $word ] = true;
				if ( count( $words ) >= self::MAX_WORDS ) {
					break;
				}
			}
		}
		return $words;
	}

	/**
	 * Counts in how many texts each word occurs.
	 *
	 * @param array<string, true>[] $texts Words of each text.
	 * @return array<string, int>
	 */
	private static function count_words( array $texts ): array {
		$counts = array();
		foreach ( $texts as $words ) {
			foreach ( $words as $word => $held ) {
				$counts[ $word ] = isset( $counts[ $word ] ) ? $counts[ $word ] + 1 : 1;
			}
		}
		return $counts;
	}

	/**
	 * Returns the similarity of two texts. Rare words have a higher weight than frequent ones.
	 *
	 * @param array<string, true> $one    Words.
	 * @param array<string, true> $other  Words.
	 * @param array<string, int>  $counts Result of count_words().
	 * @param int                 $texts  Number of texts.
	 * @return float 0 to 1.
	 */
	private static function similarity( array $one, array $other, array $counts, int $texts ): float {
		$weigh  = static function ( array $words ) use ( $counts, $texts ) {
			$sum = 0.0;
			foreach ( $words as $word => $held ) {
				$count = isset( $counts[ $word ] ) ? $counts[ $word ] : 1;
				$sum  += pow( log( 1 + $texts / $count ) - log( 2 ) + 0.01, 2 );
			}
			return $sum;
		};
		$shared = array_intersect_key( $one, $other );
		if ( ! $shared ) {
			return 0.0;
		}
		return $weigh( $shared ) / sqrt( $weigh( $one ) * $weigh( $other ) );
	}
}
