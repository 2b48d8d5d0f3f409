<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Parses chapters: Podlove chapters in the feed, and JSON chapter files. */
final class Podcast_Chapters {

	/** Maximum number of chapters per episode. */
	const MAX_CHAPTERS = 300;

	/**
	 * Returns the chapters in the feed.
	 *
	 * @param array[] $found Attributes of the chapter elements.
	 * @param string  $base  URL of the feed.
	 * @return array[] List of `start` (seconds), `title`, `url`, `img`, by start.
	 */
	public static function parse_elements( array $found, $base ): array {
		return self::sort(
			array_map(
				static fn( $chapter ) => self::build_chapter( $chapter['start'] ?? null, $chapter['title'] ?? '', $chapter['href'] ?? '', $chapter['image'] ?? '', $base ),
				array_slice( $found, 0, self::MAX_CHAPTERS )
			)
		);
	}

	/**
	 * Returns the chapters of a JSON file.
	 *
	 * @param array|null $json Decoded content.
	 * @param string     $base URL of the file.
	 * @return array[] As parse_elements().
	 */
	public static function parse_json( ?array $json, $base ): array {
		$found = array_slice( Attributes::items( $json, 'chapters' ), 0, self::MAX_CHAPTERS );
		return self::sort(
			array_map(
				static function ( $chapter ) use ( $base ) {
					// Chapters with `toc: false` only change the image.
					if ( ! is_array( $chapter ) || ( isset( $chapter['toc'] ) && false === $chapter['toc'] ) ) {
						return null;
					}
					return self::build_chapter( $chapter['startTime'] ?? null, $chapter['title'] ?? '', $chapter['url'] ?? '', $chapter['img'] ?? '', $base );
				},
				$found
			)
		);
	}

	/**
	 * Validates a chapter.
	 *
	 * @param mixed  $start Start time.
	 * @param mixed  $title Title.
	 * @param mixed  $url   URL of a related page.
	 * @param mixed  $image URL of an image.
	 * @param string $base  URL of the feed or file.
	 * @return array|null Null without start or title.
	 */
	private static function build_chapter( $start, $title, $url, $image, $base ): ?array {
		$start = Podcast_Text::parse_seconds( $start );
		$title = Podcast_Text::to_line( $title, 200 );
		return null === $start || '' === $title ? null : array(
			'start' => $start,
			'title' => $title,
			'url'   => Podcast_Text::sanitize_url( $url, $base ),
			'img'   => Podcast_Text::sanitize_url( $image, $base ),
		);
	}

	/**
	 * Sorts chapters by start and removes nulls.
	 *
	 * @return array[]
	 */
	private static function sort( array $chapters ) {
		$chapters = array_values( array_filter( $chapters ) );
		usort( $chapters, static fn( $one, $other ) => $one['start'] <=> $other['start'] );
		return $chapters;
	}
}
