<?php
/**
 * Business hours on the page.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Business_Hours;

defined( 'ABSPATH' ) || exit;

$mainstreet_week = Business_Hours::read_week( isset( $attributes['days'] ) ? $attributes['days'] : null );
Business_Hours_Schema::announce( $mainstreet_week, $attributes );
?>
<dl <?php echo get_block_wrapper_attributes( array( 'class' => 'jetpack-business-hours' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core. ?>>
<?php foreach ( Business_Hours::in_order( $mainstreet_week ) as $mainstreet_day => $mainstreet_hours ) : ?>
	<div class="jetpack-business-hours__item">
		<dt class="<?php echo esc_attr( $mainstreet_day ); ?>"><?php echo esc_html( Business_Hours::day_label( $mainstreet_day ) ); ?></dt>
		<dd><?php echo wp_kses( Business_Hours::describe( $mainstreet_hours ), Business_Hours::DESCRIPTION_TAGS ); ?></dd>
	</div>
<?php endforeach; ?>
</dl>
