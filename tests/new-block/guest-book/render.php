<?php
/**
 * The guest book on the page.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Guest_Book;

defined( 'ABSPATH' ) || exit;

$mainstreet_heading = isset( $attributes['heading'] ) && is_string( $attributes['heading'] ) ? $attributes['heading'] : '';
?>
<div <?php echo get_block_wrapper_attributes(); // Escaped by core. ?>>
	<p class="wp-block-jetpack-guest-book__heading"><?php echo esc_html( $mainstreet_heading ); ?></p>
	<ol>
	<?php foreach ( Guest_Book::latest() as $mainstreet_entry ) : ?>
		<li><?php echo esc_html( $mainstreet_entry ); ?></li>
	<?php endforeach; ?>
	</ol>
	<button type="button" hidden><?php esc_html_e( 'Older entries', 'mainstreet-blocks' ); ?></button>
</div>
