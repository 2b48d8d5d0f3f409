<?php
namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the position of each image, and calculates the widths with which the columns of a row have the same height.
 * Posts that were not edited after the gallery was inserted contain no widths. Same calculation as in layout/widths.ts.
 */
final class Gallery_Layout {

	const GAP   = 4; // px, between rows and columns.
	const WIDTH = 640; // px, a usual width of contents.

	/** @var Gallery_Picture[] Images in order. */
	public array $pictures = array();

	/** @var int[][][] Indexes of images, by row and column. */
	private array $rows = array();

	/** @var int[][] Row and column of each image; -1 for none. */
	private array $places = array();

	/** @param string $content Saved markup. */
	public function __construct( string $content ) {
		$html    = new \WP_HTML_Tag_Processor( $content );
		$in_item = false;
		while ( $html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $html->get_tag();
			if ( 'FIGURE' === $tag ) {
				$in_item = ! $html->is_tag_closer() && $html->has_class( 'tiled-gallery__item' );
			} elseif ( $html->is_tag_closer() ) {
				continue;
			} elseif ( 'DIV' === $tag && $html->has_class( 'tiled-gallery__row' ) ) {
				$this->rows[] = array();
			} elseif ( 'DIV' === $tag && $html->has_class( 'tiled-gallery__col' ) && $this->rows ) {
				$this->rows[ count( $this->rows ) - 1 ][] = array();
			} elseif ( 'IMG' === $tag && $in_item ) {
				$this->add( new Gallery_Picture( $html ) );
			}
		}
	}

	/** Adds an image to the current row and column. */
	private function add( Gallery_Picture $picture ): void {
		$index            = count( $this->pictures );
		$this->pictures[] = $picture;
		$row              = count( $this->rows ) - 1;
		$column           = $row < 0 ? -1 : count( $this->rows[ $row ] ) - 1;
		if ( $column >= 0 ) {
			$this->rows[ $row ][ $column ][] = $index;
		}
		$this->places[] = array( $row, $column );
	}

	/**
	 * Returns the width of an image as a fraction of the gallery's width.
	 *
	 * @param bool $has_sizes Whether the columns have different widths.
	 * @return float Above 0, up to 1.
	 */
	public function share( int $index, bool $has_sizes ) {
		list( $row, $column ) = $this->places[ $index ];
		if ( $column < 0 ) {
			return 1.0;
		}
		if ( $has_sizes ) {
			return max( 0.01, $this->widths( $row )[ $column ] / 100 );
		}
		return 1 / count( $this->rows[ $row ] );
	}

	/**
	 * Calculates the widths of the columns of a row.
	 *
	 * @return float[] Percent per column.
	 */
	public function widths( int $row ): array {
		$columns = isset( $this->rows[ $row ] ) ? $this->rows[ $row ] : array();
		$free    = self::WIDTH - ( count( $columns ) - 1 ) * self::GAP;
		$steep   = array();
		$gaps    = array();
		$sum     = 0;
		$held    = 0;
		foreach ( $columns as $column => $pictures ) {
			$gaps[ $column ]  = max( 0, count( $pictures ) - 1 ) * self::GAP;
			$steep[ $column ] = 0;
			foreach ( $pictures as $index ) {
				$steep[ $column ] += 1 / $this->pictures[ $index ]->ratio();
			}
			if ( $steep[ $column ] > 0 ) {
				$sum  += 1 / $steep[ $column ];
				$held += $gaps[ $column ] / $steep[ $column ];
			}
		}
		$widths = array();
		foreach ( $steep as $column => $value ) {
			$widths[] = $value > 0 ? max( 0, ( ( $free + $held ) / $sum - $gaps[ $column ] ) / $value / $free * 100 ) : 0;
		}
		return $widths;
	}
}
