<?php
namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Reads which picture stands where, and works out the widths with which the columns of a row are of one height
 * (as layout/widths.ts does in the editor): posts that never were changed since they were inserted have none.
 */
final class Gallery_Layout {

	const GAP   = 4; // px, between rows and columns.
	const WIDTH = 640; // px, a usual width of contents.

	/**
	 * Pictures in order.
	 *
	 * @var Gallery_Picture[]
	 */
	public array $pictures = array();

	/**
	 * Per row and column the indexes of pictures.
	 *
	 * @var int[][][]
	 */
	private array $rows = array();

	/**
	 * Per picture its row and column.
	 *
	 * @var int[][]
	 */
	private array $places = array();

	/**
	 * Reads a gallery.
	 *
	 * @param string $content Saved markup.
	 */
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

	/**
	 * Puts a picture where the reading has come to.
	 *
	 * @param Gallery_Picture $picture The picture.
	 */
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
	 * Share of the gallery's width that a picture has.
	 *
	 * @param int  $index     Index of the picture.
	 * @param bool $has_sizes Whether columns have widths of their own.
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
	 * Widths of the columns of a row.
	 *
	 * @param int $row Index of the row.
	 * @return float[] Per cent per column.
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
