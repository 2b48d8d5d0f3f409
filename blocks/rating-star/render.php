<?php
/**
 * Renders the star rating.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup: one letter per star.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Rating_Star;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}

$mainstreet_number = static function ( $value, $fallback ) {
	return is_int( $value ) || ( is_float( $value ) && is_finite( $value ) ) ? (float) $value : (float) $fallback;
};
$mainstreet_max    = (int) round( min( max( $mainstreet_number( isset( $attributes['maxRating'] ) ? $attributes['maxRating'] : null, 5 ), 2 ), 10 ) );
$mainstreet_rating = min( max( $mainstreet_number( isset( $attributes['rating'] ) ? $attributes['rating'] : null, 1 ), 0 ), $mainstreet_max );
$mainstreet_rating = round( $mainstreet_rating * 2 ) / 2;
// "left" is the default and means the start of the line, in right-to-left languages too.
$mainstreet_align = isset( $attributes['align'] ) && in_array( $attributes['align'], array( 'center', 'right' ), true ) ? $attributes['align'] : 'start';
$mainstreet_size  = (int) round( min( max( $mainstreet_number( isset( $attributes['starSize'] ) ? $attributes['starSize'] : null, 24 ), 16 ), 72 ) );

// A color in the format of the color picker and theme palettes. Other values are not used in the style.
$mainstreet_color = isset( $attributes['color'] ) && is_string( $attributes['color'] )
	&& preg_match( '/^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|var\(--[\w-]{1,100}\)|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%\/+-]{1,100}\))$/iD', $attributes['color'] )
	? $attributes['color']
	: '';

$mainstreet_style = ( 24 === $mainstreet_size ? '' : '--mainstreet-star:' . $mainstreet_size . 'px;' ) . ( '' === $mainstreet_color ? '' : 'color:' . $mainstreet_color );

$mainstreet_wrapper = get_block_wrapper_attributes( array( 'style' => 'text-align:' . $mainstreet_align ) );
$mainstreet_digits  = floor( $mainstreet_rating ) === $mainstreet_rating ? 0 : 1;
$mainstreet_value   = number_format( $mainstreet_rating, $mainstreet_digits, '.', '' );
$mainstreet_text    = sprintf(
	/* translators: 1: rating such as 3.5, 2: highest rating. */
	__( 'Rating: %1$s out of %2$s.', 'mainstreet-blocks' ),
	number_format_i18n( $mainstreet_rating, $mainstreet_digits ),
	number_format_i18n( $mainstreet_max )
);
?>
<figure <?php echo $mainstreet_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core. ?> itemscope itemtype="https://schema.org/Rating">
	<meta itemprop="worstRating" content="0">
	<meta itemprop="ratingValue" content="<?php echo esc_attr( $mainstreet_value ); ?>">
	<meta itemprop="bestRating" content="<?php echo esc_attr( (string) $mainstreet_max ); ?>">
	<span class="screen-reader-text"><?php echo esc_html( $mainstreet_text ); ?></span>
	<span class="wp-block-jetpack-rating-star__stars" aria-hidden="true"<?php echo '' === $mainstreet_style ? '' : ' style="' . esc_attr( $mainstreet_style ) . '"'; ?>>
	<?php for ( $mainstreet_star = 1; $mainstreet_star <= $mainstreet_max; $mainstreet_star++ ) : ?>
		<svg viewBox="0 0 24 24" focusable="false"><path d="M12 2.7 9.4 9.3 2.3 9.7 7.8 14.3 6 21.2 12 17.3"<?php echo $mainstreet_rating < $mainstreet_star - 0.5 ? ' class="is-rating-unfilled"' : ''; ?>/><path d="M12 2.7 14.6 9.3 21.7 9.7 16.2 14.3 18 21.2 12 17.3"<?php echo $mainstreet_rating < $mainstreet_star ? ' class="is-rating-unfilled"' : ''; ?>/></svg>
	<?php endfor; ?>
	</span>
</figure>
