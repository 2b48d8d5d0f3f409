<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads chapters: Podlove's, which stand in the feed, and files of JSON that a feed names.
 */
final class Podcast_Chapters {

	/** Chapters of an episode at most. */
	const MOST = 300;

	/**
	 * Chapters that stand in the feed.
	 *
	 * @param array[] $found Attributes of each.
	 * @param string  $base  Address of the feed.
	 * @return array[] `start` (seconds), `title`, `url`, `img`.
	 */
	public static function of_item( array $found, $base ): array {
		return self::sorted(
			array_map(
				static function ( $chapter ) use ( $base ) {
					return self::chapter( $chapter['start'] ?? null, $chapter['title'] ?? '', $chapter['href'] ?? '', $chapter['image'] ?? '', $base );
				},
				array_slice( $found, 0, self::MOST )
			)
		);
	}

	/**
	 * Chapters of a file.
	 *
	 * @param array|null $json Its content.
	 * @param string     $base Its address.
	 * @return array[] As of_item().
	 */
	public static function of_json( ?array $json, $base ): array {
		$found = array_slice( Attributes::items( $json, 'chapters' ), 0, self::MOST );
		return self::sorted(
			array_map(
				static function ( $chapter ) use ( $base ) {
					// Those that are in no list only change the picture.
					if ( ! is_array( $chapter ) || ( isset( $chapter['toc'] ) && false === $chapter['toc'] ) ) {
						return null;
					}
					return self::chapter( $chapter['startTime'] ?? null, $chapter['title'] ?? '', $chapter['url'] ?? '', $chapter['img'] ?? '', $base );
				},
				$found
			)
		);
	}

	/**
	 * One chapter.
	 *
	 * @param mixed  $start When it begins.
	 * @param mixed  $title Its title.
	 * @param mixed  $url   Address it is about.
	 * @param mixed  $image Address of its picture.
	 * @param string $base  Address of the file.
	 * @return array|null Null without beginning or title.
	 */
	private static function chapter( $start, $title, $url, $image, $base ): ?array {
		$start = Podcast_Text::seconds( $start );
		$title = Podcast_Text::line( $title, 200 );
		return null === $start || '' === $title ? null : array(
			'start' => $start,
			'title' => $title,
			'url'   => Podcast_Text::url( $url, $base ),
			'img'   => Podcast_Text::url( $image, $base ),
		);
	}

	/**
	 * Chapters in the order of their beginning.
	 *
	 * @param array $chapters Chapters and nulls.
	 * @return array[]
	 */
	private static function sorted( array $chapters ) {
		$chapters = array_values( array_filter( $chapters ) );
		usort(
			$chapters,
			static function ( $one, $other ) {
				return $one['start'] <=> $other['start'];
			}
		);
		return $chapters;
	}
}
