<?php
namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Store;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Image_Folder;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Renders the grid from stored data (docs/server-contract.md B.24). It sends no requests. */
final class Instagram_Renderer {

	private Feed_Store $store;

	public function __construct( ?Feed_Store $store = null ) {
		$this->store = $store ? $store : new Feed_Store();
	}

	/**
	 * Normalizes stored attributes.
	 *
	 * @return array `id` (account; 0 for none), `user`, `columns`, `count`, `spacing`, `stacks`.
	 */
	public static function normalize_attributes( array $attrs ): array {
		$number = static function ( $name, $least, $most, $usual ) use ( $attrs ) {
			$value = isset( $attrs[ $name ] ) ? $attrs[ $name ] : null;
			return ( is_int( $value ) || is_float( $value ) ) && is_finite( $value ) ? (int) max( $least, min( $most, floor( $value + 0.5 ) ) ) : $usual;
		};
		return array(
			'id'      => preg_match( '/^[1-9]\d{0,15}$/D', Attributes::text( $attrs, 'accessToken' ) ) ? (int) Attributes::text( $attrs, 'accessToken' ) : 0,
			'user'    => Attributes::text( $attrs, 'instagramUser' ),
			'columns' => $number( 'columns', 1, 6, 3 ),
			'count'   => $number( 'count', 1, 30, 9 ),
			'spacing' => $number( 'spacing', 0, 50, 10 ),
			'stacks'  => Attributes::flag( $attrs, 'isStackedOnMobile', true ),
		);
	}

	/**
	 * Renders the grid, and marks the account as in use.
	 *
	 * @return string Escaped HTML; '' without images.
	 */
	public function render( array $attrs ): string {
		$set = self::normalize_attributes( $attrs );
		if ( 0 === $set['id'] || '' === $set['user'] ) {
			return '';
		}
		$feed = $this->store->read( $set['id'] );
		if ( $this->store->mark_used( $set['id'] ) ) {
			Instagram_Gallery::schedule_refresh();
		}
		$images = $this->store->can_show( $feed ) ? array_slice( $this->get_visible_images( $feed, $set['id'] ), 0, $set['count'] ) : array();
		if ( ! $images ) {
			return '';
		}
		$posts = '';
		foreach ( $images as $image ) {
			$posts .= sprintf(
				'<a class="wp-block-jetpack-instagram-gallery__grid-post" href="%1$s" rel="noopener noreferrer" target="_blank"><img src="%2$s" alt="%3$s" width="%4$d" height="%4$d" loading="lazy" decoding="async" /></a>',
				esc_url( $image['link'], array( 'http', 'https' ) ),
				esc_url( $image['src'], array( 'http', 'https' ) ),
				/* translators: %s: name of an account. */
				esc_attr( '' === $image['title'] ? sprintf( __( 'Instagram post by %s', 'mainstreet-blocks' ), $feed['name'] ) : $image['title'] ),
				Image_Folder::SIZE
			);
		}
		return sprintf(
			'<div class="wp-block-jetpack-instagram-gallery__grid wp-block-jetpack-instagram-gallery__grid-columns-%1$d%2$s" style="gap:%3$dpx">%4$s</div>',
			$set['columns'],
			$set['stacks'] ? ' is-stacked-on-mobile' : '',
			$set['spacing'],
			$posts
		);
	}

	/**
	 * Returns the reason why visitors do not see the grid.
	 *
	 * @return string A sentence; '' if the grid is shown.
	 */
	public function hidden_because( array $attrs ): string {
		return '' === $this->render( $attrs ) ? $this->get_notice( $attrs ) : '';
	}

	/** Returns the message for users who can edit the post, for a grid without images. */
	public function get_notice( array $attrs ): string {
		$set = self::normalize_attributes( $attrs );
		if ( 0 === $set['id'] || '' === $set['user'] ) {
			return __( 'No Instagram account is selected. Visitors do not see this block.', 'mainstreet-blocks' );
		}
		$feed = $this->store->read( $set['id'] );
		if ( $feed['images'] && $this->store->can_show( $feed ) ) {
			return __( 'Images are being copied from Instagram. They will appear in a few minutes. Until then, visitors do not see this block.', 'mainstreet-blocks' );
		}
		return __( 'There are no images from this Instagram account to show. Please open this block in the editor, or reconnect the account. Visitors do not see this block.', 'mainstreet-blocks' );
	}

	/**
	 * Lists the images that can be shown: those with a copy, or all if images are not copied.
	 *
	 * @param array $feed Result of Feed_Store::read().
	 * @param int   $id   Account.
	 * @return array[] Entries with `src`, the URL to show.
	 */
	private function get_visible_images( array $feed, $id ): array {
		$shown  = array();
		$folder = ( new Image_Folder( $id ) )->get_url();
		foreach ( $feed['images'] as $image ) {
			$has_copy = (bool) preg_match( Image_Folder::FILE_PATTERN, $image['file'] );
			if ( $has_copy || ! $feed['copies'] ) {
				$shown[] = array( 'src' => $has_copy ? $folder . $image['file'] : $image['url'] ) + $image;
			}
		}
		return $shown;
	}
}
