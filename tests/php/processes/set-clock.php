<?php
/**
 * Runs before WordPress is loaded: sets the clock with the code of clock_ahead() or clock_at().
 *
 * @package Mainstreet
 */

eval( $values['clock'] );
