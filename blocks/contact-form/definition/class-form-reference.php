<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the form that a block names by `ref`, and what it is called.
 */
final class Form_Reference {

	/**
	 * The first form in a post.
	 *
	 * @param int $post_id Post.
	 * @return array|null Parsed block; null when there is none that visitors may see.
	 */
	public static function find( $post_id ) {
		$post = get_post( $post_id );
		if ( ! $post || Form_Source::FORM_TYPE !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		$found = Parsed_Block::find_all( array( 'innerBlocks' => parse_blocks( $post->post_content ) ), array( Form_Definition::BLOCK ) );
		return $found ? $found[0] : null;
	}

	/**
	 * The title of a form: its own, else that of the post it is kept in.
	 *
	 * @param array $definition Definition.
	 * @param int   $post_id    Post that may be such a one; 0 for none.
	 * @return string Plain text, '' for none.
	 */
	public static function title( array $definition, $post_id ) {
		if ( '' !== $definition['title'] || ! $post_id || Form_Source::FORM_TYPE !== get_post_type( $post_id ) ) {
			return $definition['title'];
		}
		return mb_substr( Parsed_Block::plain( get_post( $post_id )->post_title ), 0, 500 );
	}
}
